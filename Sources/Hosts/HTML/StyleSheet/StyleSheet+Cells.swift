extension StyleSheet {
  static let cells = """
    [data-part="section"] { margin-block-end: 24px; }
    [data-part="section-header"] {
      margin: 0; padding: 8px var(--cell-inline); font: var(--header-type); color: var(--helper);
    }
    [data-part="section-body"] {
      background: var(--cell);
      box-shadow: 0 calc(-1 * var(--divider-width)) var(--divider), 0 var(--divider-width) var(--divider);
    }
    [data-part="form-cell"] {
      position: relative; display: flex; align-items: center; gap: var(--cell-gap); width: 100%;
      min-height: var(--cell-height); padding: var(--cell-block) var(--cell-inline);
      color: var(--label); text-decoration: none;
    }
    [data-part="form-cell"][data-target="cell"] { cursor: pointer; -webkit-tap-highlight-color: transparent; }
    [data-part="form-cell"]::before {
      content: ""; position: absolute; inset-block-start: 0; inset-inline: var(--cell-inline) 0;
      height: var(--divider-width); background: var(--divider);
    }
    [data-part="section-body"] > [data-part="form-cell"]:first-child::before { display: none; }
    [data-part="texts"] {
      flex: 1 1 auto; display: flex; flex-direction: column; align-items: flex-start; gap: var(--helper-gap);
      min-width: 0;
      overflow-wrap: anywhere;
    }
    [data-part="label"] { font: var(--label-type); color: var(--label); unicode-bidi: plaintext; }
    [data-dimmed="true"] [data-part="label"] { color: var(--disabled-label); }
    [data-part="helper"], [data-part="pending"], [data-part="error"] {
      font: var(--helper-type); color: var(--helper); unicode-bidi: plaintext;
    }
    [data-part="error"] { color: var(--error); }
    [data-part="error"]::before { content: "⚠\\FE0E  " / ""; }
    [data-part="pending"]::before { content: "⟳  " / ""; }
    [data-part="state-label"], [data-part="value"] {
      flex: 0 1 auto; margin-inline-start: auto; font: var(--label-type); color: var(--helper); text-align: end;
      overflow-wrap: anywhere; unicode-bidi: plaintext;
    }
    [data-part="form-cell"]:has(> [data-part="value"]) { flex-wrap: wrap; row-gap: var(--helper-gap); }
    [data-part="reveal"] {
      display: grid; grid-template-rows: 0fr; visibility: hidden;
      transition: grid-template-rows var(--reveal) ease, visibility 0s var(--reveal);
    }
    [data-part="reveal"][data-open="true"] {
      grid-template-rows: 1fr; visibility: visible;
      transition: grid-template-rows var(--reveal) ease, visibility 0s;
    }
    [data-part="reveal-body"] { min-height: 0; overflow: hidden; }
    """
}
