// The browser's half of Switchyard's web host: carries out the commands of the Swift client and brings it events.
// It stands in the head, so that no event from before the client is lost; it decides nothing.
(() => {
  "use strict";

  const script = document.currentScript;
  const nodes = [document.documentElement]; // by number
  const numberOf = Symbol("number");
  const early = []; // events from before the client was ready
  let words = []; // the vocabulary that the client tells
  let root; // what holds the client's nodes
  let swift; // the client's exports, once ready

  // ---- Commands ----

  const reader = new TextDecoder("utf-8", { ignoreBOM: true });
  const writer = new TextEncoder();

  const bytesAt = (pointer, count) => new Uint8Array(memory().buffer, pointer, count);
  const textAt = (pointer, count) => reader.decode(bytesAt(pointer, count));
  const memory = () => globalThis.switchyard.memory;

  /// Runs one frame's operations; their codes are those of CommandEncoder.swift.
  function apply(operations, count, textPointer, textLength) {
    const code = new Int32Array(memory().buffer, operations, count);
    const text = textAt(textPointer, textLength);
    const focus = rememberFocus();
    for (let i = 0; i < count; ) {
      const node = nodes[code[i + 1]];
      switch (code[i]) {
        case 1: create(code[i + 1], words[code[i + 2]]); i += 3; break;
        case 2: setAttribute(node, words[code[i + 2]], words[code[i + 3]]); i += 4; break;
        case 3: setAttribute(node, words[code[i + 2]], text.slice(code[i + 3], code[i + 4])); i += 5; break;
        case 4: removeAttribute(node, words[code[i + 2]]); i += 3; break;
        case 5: node.textContent = text.slice(code[i + 2], code[i + 3]); i += 4; break;
        case 6: place(node, code[i + 2] ? nodes[code[i + 2]] : root, nodes[code[i + 3] || -1]); i += 4; break;
        case 7: remove(node); i += 2; break;
        case 8: node.style.setProperty(words[code[i + 2]], text.slice(code[i + 3], code[i + 4])); i += 5; break;
        case 9: node.style.removeProperty(words[code[i + 2]]); i += 3; break;
        case 10: restore(node); i += 2; break;
        default: throw Error(`unknown operation ${code[i]}`);
      }
    }
    restoreFocus(focus);
  }

  function create(number, tag) {
    const node = document.createElement(tag);
    node[numberOf] = number;
    nodes[number] = node;
  }

  function setAttribute(node, name, value) {
    node.setAttribute(name, value);
    if (name.endsWith("-tint")) tint(name, value);
    if (name === "selected") node.selected = true; // the attribute alone does not move a picker that was used
  }

  function removeAttribute(node, name) {
    node.removeAttribute(name);
    if (name === "selected") node.selected = false;
  }

  function place(node, parent, next = null) {
    if (node.parentNode === parent && parent.moveBefore) parent.moveBefore(node, next);
    else parent.insertBefore(node, next);
  }

  function remove(node) {
    for (const inner of node.getElementsByTagName("*")) delete nodes[inner[numberOf]];
    delete nodes[node[numberOf]];
    node.remove();
  }

  function restore(node) {
    for (const option of node.options ?? []) option.selected = option.hasAttribute("selected");
  }

  /// A node that moves gets its focus back; where it is gone or hidden, the screen takes it.
  function rememberFocus() {
    const node = document.activeElement;
    if (!root.contains(node)) return null;
    return { node, start: node.selectionStart, end: node.selectionEnd };
  }

  function restoreFocus(focus) {
    if (!focus) return;
    if (!focus.node.isConnected || focus.node.closest("[inert], :disabled")) {
      const screen = root.querySelector("main") ?? root;
      screen.tabIndex = -1;
      screen.focus({ preventScroll: true });
    } else if (focus.node !== document.activeElement) {
      focus.node.focus({ preventScroll: true });
      if (typeof focus.start === "number") focus.node.setSelectionRange(focus.start, focus.end);
    }
  }

  /// Numbers the page's own nodes as the client would, if it would draw the same.
  function adopt(pointer, count) {
    const isSame = root.dataset.checksum === textAt(pointer, count);
    if (!isSame) root.replaceChildren();
    let number = 1;
    for (const node of root.getElementsByTagName("*")) {
      node[numberOf] = number;
      nodes[number] = node;
      number += 1;
      restore(node); // a reload may bring back what a control showed before
    }
    return isSame ? 1 : 0;
  }

  /// Colours of an author's own: a rule for each, because the policy of a page lets no style attribute through.
  let tints;
  const knownTints = new Set();
  function tint(name, colour) {
    const selector = `[${name}="${colour}"]`;
    if (knownTints.has(selector)) return;
    knownTints.add(selector);
    tints.insertRule(`${selector} { ${name.replace("data", "-")}: ${colour} }`);
  }

  function tintPage() {
    tints = new CSSStyleSheet();
    document.adoptedStyleSheets.push(tints);
    for (const name of ["data-on-tint", "data-off-tint", "data-thumb-tint"])
      for (const node of root.querySelectorAll(`[${name}]`)) tint(name, node.getAttribute(name));
    // No page fades into its colours.
    for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
  }

  function requestFrame() {
    // A hidden page paints no frames, but must be true when it comes back.
    if (document.hidden) queueMicrotask(() => guard(swift.sy_frame));
    else requestAnimationFrame(() => guard(swift.sy_frame));
  }

  // ---- Events ----

  const follows = 2, prevents = 4;
  const devices = { mouse: 0, touch: 1, pen: 2 };
  const keys = { " ": 1, Enter: 2, Escape: 3 };
  let followed = null; // the pointer that a node has asked to follow

  /// The number of the client's innermost node round a target.
  function numberAt(target) {
    for (let node = target; node && node !== root; node = node.parentNode)
      if (nodes[node[numberOf]] === node) return node[numberOf];
    return 0;
  }

  /// Sends an event to the client, or keeps it until there is one.
  function send(event, deliver) {
    root ??= document.getElementById("switchyard");
    if (!root?.contains(event.target)) return;
    if (!swift) early.push(() => deliver(event));
    else if (deliver(event) & prevents) event.preventDefault();
  }

  function sendPointer(phase, event, node, box) {
    const x = event.clientX - box.left, y = event.clientY - box.top;
    return guard(swift.sy_pointer, numberAt(node), phase, devices[event.pointerType] ?? 0, x, y, box.width, box.height);
  }

  function pointerDown(event) {
    if (!event.isPrimary || event.button !== 0) return;
    const node = event.target.closest("button") ?? event.target;
    const box = node.getBoundingClientRect();
    const press = { id: event.pointerId, node, box };
    followed = press;
    send(event, (event) => {
      const reply = sendPointer(0, event, node, box);
      if (followed !== press) return reply;
      if (!(reply & follows)) followed = null;
      else if (event.isTrusted) node.setPointerCapture(press.id);
      return reply;
    });
  }

  function pointerGoesOn(phase) {
    return (event) => {
      if (followed?.id !== event.pointerId) return;
      const { node, box } = followed;
      if (phase > 1) followed = null;
      if (swift) sendPointer(phase, event, node, box);
      else early.push(() => sendPointer(phase, event, node, box));
    };
  }

  function loseWindow() {
    if (!followed) return;
    const { id, node } = followed;
    pointerGoesOn(3)({ pointerId: id, clientX: 0, clientY: 0 });
    if (node.hasPointerCapture?.(id)) node.releasePointerCapture(id);
  }

  const listen = (name, handler, target = document) => target.addEventListener(name, handler, { capture: true });

  listen("pointerdown", pointerDown);
  listen("pointermove", pointerGoesOn(1));
  listen("pointerup", pointerGoesOn(2));
  listen("pointercancel", pointerGoesOn(3));
  listen("blur", (event) => event.target === window && loseWindow(), window);
  listen("visibilitychange", () => document.hidden && loseWindow());
  listen("click", (event) =>
    send(event, ({ target, detail }) => guard(swift.sy_activate, numberAt(target), detail > 0 ? 1 : 0)));
  const sendKey = (isDown) => (event) =>
    send(event, ({ target, key, repeat }) => guard(swift.sy_key, numberAt(target), isDown, keys[key] ?? 0, +repeat));
  listen("keydown", sendKey(1));
  listen("keyup", sendKey(0));
  listen("focusout", (event) => send(event, ({ target }) => void guard(swift.sy_focus_lost, numberAt(target))));
  listen("change", (event) => {
    const value = event.target.value;
    send(event, ({ target }) => void tell(swift.sy_change, value, numberAt(target)));
  });

  // ---- Services ----

  /// Calls the client with words or bytes, copied into its memory after the other operands; the client frees them.
  function tell(code, value, ...operands) {
    return guard(code && (() => {
      const bytes = typeof value === "string" ? writer.encode(value) : value;
      const pointer = swift.alloc(bytes.length || 1);
      bytesAt(pointer, bytes.length).set(bytes);
      return code(...operands, pointer, bytes.length);
    }));
  }

  const reply = (token, status, value = "", isLast = 1) =>
    token >= 0 && tell(swift.sy_reply, value, token, status, isLast);

  const store = new Promise((resolve, reject) => {
    const request = indexedDB.open(script.dataset.store ?? "switchyard", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("kept");
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });
  let openStore = null;
  store.then((database) => (openStore = database), () => {});

  /// Runs one transaction of the store: in this tick where it is open, as it is soon after the page begins.
  function transact(mode, action, token, answer) {
    const run = (database) => {
      const transaction = database.transaction("kept", mode, { durability: "strict" });
      const requests = action(transaction.objectStore("kept"));
      transaction.oncomplete = () => reply(token, 200, answer?.(requests));
      transaction.onabort = () => reply(token, 0, String(transaction.error));
    };
    try {
      if (openStore) run(openStore);
      else store.then(run).catch((error) => reply(token, 0, String(error)));
    } catch (error) {
      queueMicrotask(() => reply(token, 0, String(error)));
    }
  }

  async function fetchFor(token, request) {
    const end = request.indexOf("\n\n");
    const [method, address, ...lines] = request.slice(0, end).split("\n");
    const headers = lines.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]);
    const body = method === "GET" ? undefined : request.slice(end + 2);
    try {
      const response = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(15000) });
      reply(token, response.status, new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      reply(token, 0, String(error));
    }
  }

  /// A hidden page gives its connection up: a browser has few for a server.
  function listenToServer(token, address, name) {
    let source = null;
    const close = () => {
      source?.close();
      source = null;
    };
    const open = () => {
      if (source || document.hidden) return;
      source = new EventSource(address);
      source.addEventListener(name, (event) => reply(token, 200, event.data, 0));
      source.onopen = () => reply(token, 100, "", 0);
      source.onerror = () => {
        reply(token, 0, "", 0);
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        setTimeout(open, 1000);
      };
    };
    listen("visibilitychange", () => (document.hidden ? close() : open()));
    open();
  }

  /// A zero byte ends each key and each value.
  function readEntries(token) {
    const read = (kept) => [kept.getAllKeys(), kept.getAll()];
    const join = ([keys, values]) => keys.result.map((key, i) => `${key}\0${values.result[i]}\0`).join("");
    transact("readonly", read, token, join);
  }

  const services = [
    null,
    fetchFor,
    (token, request) => {
      const end = request.indexOf("\0");
      transact("readwrite", (kept) => kept.put(request.slice(end + 1), request.slice(0, end)), token);
    },
    (token, key) => transact("readwrite", (kept) => kept.delete(key), token),
    readEntries,
    (token, request) => listenToServer(token, ...request.split("\n")),
    (token, milliseconds) => setTimeout(() => reply(token, 200), Number(milliseconds)),
    async (token) => {
      const { usage } = (await navigator.storage?.estimate()) ?? {};
      reply(token, usage === undefined ? 0 : 200, String(usage ?? ""));
    },
    (token, milliseconds) => navigator.vibrate?.(Number(milliseconds)),
    (token, request) => {
      const [name, value] = request.split("\n");
      const age = value ? 31536000 : 0;
      document.cookie = `${name}=${value}; path=/; max-age=${age}; samesite=strict`;
    },
  ];

  // ---- Start ----

  const imports = {
    host: {
      apply,
      adopt,
      define: (pointer, count) => (words = textAt(pointer, count).split("\n")),
      request_frame: requestFrame,
      call: (service, pointer, count, token) => services[service](token, textAt(pointer, count)),
      now: () => Date.now(),
    },
    env: {
      put_char: putCharacter,
      random_bytes: (pointer, count) => crypto.getRandomValues(bytesAt(pointer, count)),
      parse_double(pointer, count, out) {
        const value = Number(textAt(pointer, count));
        if (Number.isNaN(value)) return 0;
        new DataView(memory().buffer).setFloat64(out, value, true);
        return 1;
      },
    },
  };

  let line = [];
  function putCharacter(byte) {
    if (byte !== 10) line.push(byte);
    else console.info(reader.decode(new Uint8Array(line.splice(0))));
    return byte;
  }

  /// Runs the client's code; what stops it there stops it for good.
  function guard(code, ...values) {
    try {
      return code?.(...values) ?? 0;
    } catch (error) {
      fail("stopped", error);
      return 0;
    }
  }

  /// Shows the page's notice of a fault; the rest of it stays readable.
  function fail(reason, error) {
    swift = {};
    console.error("Switchyard's client", reason, error);
    const notice = document.getElementById("switchyard-notice");
    if (notice) notice.textContent = notice.dataset[reason];
  }

  const parsed = new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", resolve);
  });

  /// What the client has to know of the page: eight lines, then the state that the server put there.
  function describePage() {
    const { lang, dir, dataset } = document.documentElement;
    const { look = "", theme = "", scheme = "", motion = "" } = dataset;
    const facts = [lang || "en", dir, look, theme, scheme, motion];
    const state = document.getElementById("switchyard-state")?.textContent ?? "";
    return [location.pathname, location.search, ...facts, state].join("\n");
  }

  async function start() {
    const loading = WebAssembly.instantiateStreaming(fetch(script.dataset.client), imports);
    loading.catch(() => {});
    await parsed;
    root = document.getElementById("switchyard");
    tintPage();
    const { instance } = await loading;
    globalThis.switchyard = { memory: instance.exports.memory };
    swift = instance.exports;
    tell(swift.sy_configure, describePage());
    guard(swift.__main_argc_argv, 0, 0);
    for (const deliver of early.splice(0)) deliver();
    if (swift.alloc) performance.mark("switchyard:ready");
  }

  if (typeof WebAssembly !== "object") parsed.then(() => fail("unsupported", "no WebAssembly"));
  else start().catch((error) => parsed.then(() => fail("failed", error)));
})();
