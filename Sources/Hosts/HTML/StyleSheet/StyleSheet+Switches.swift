extension StyleSheet {
  // The thumb's place is made of two parts that move apart: the travel, on the spring, and the stretch away from the
  // edge it rests at. The stretched thumb keeps its resting edge, so that edge is on the spring's way throughout.
  static let switches = """
    [data-part="switch"] {
      appearance: none; flex: none; display: grid; place-items: center; padding: 0; border: 0; background: none;
      width: max(var(--track-width), var(--hit-target)); height: max(var(--track-height), var(--hit-target));
      margin-block: min(0px, (var(--track-height) - var(--hit-target)) / 2);
      cursor: pointer; touch-action: pan-y; user-select: none; -webkit-user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    [data-part="switch"][aria-disabled="true"] { cursor: default; }
    [data-part="track"] {
      position: relative; display: block; width: var(--track-width); height: var(--track-height);
      border-radius: calc(var(--track-height) / 2);
      background-color: var(--off-tint, var(--track-off));
      box-shadow: inset 0 0 0 var(--track-border) var(--track-edge);
      transition: background-color var(--fade) linear var(--fade-delay), box-shadow var(--fade) linear var(--fade-delay);
    }
    [aria-checked="true"] > [data-part="track"] {
      background-color: var(--on-tint, var(--track-on));
      box-shadow: inset 0 0 0 var(--track-border) transparent;
    }
    [data-part="thumb"] {
      position: absolute; display: block; inset-block-start: var(--track-padding);
      inset-inline-start: var(--track-padding); width: var(--thumb-size); height: var(--thumb-size);
      border-radius: calc(var(--thumb-size) / 2); background-color: var(--thumb-tint, var(--thumb));
      box-shadow: var(--thumb-shadow); margin-inline-start: 0; translate: 0;
      transition: translate var(--travel-time) var(--travel-curve), width var(--press-out) ease-out,
        margin var(--press-out) ease-out;
    }
    [aria-checked="true"] > [data-part="track"] > [data-part="thumb"] {
      translate: calc(var(--travel) * var(--direction));
    }
    [data-pressed="true"] > [data-part="track"] > [data-part="thumb"] {
      width: var(--thumb-pressed);
      transition: translate var(--travel-time) var(--travel-curve), width var(--press-in) ease-out,
        margin var(--press-in) ease-out;
    }
    [data-pressed="true"][aria-checked="true"] > [data-part="track"] > [data-part="thumb"] {
      margin-inline-start: calc(-1 * var(--stretch));
    }
    [data-dragging="true"] > [data-part="track"] > [data-part="thumb"] {
      translate: calc(var(--drag) * var(--direction));
      transition: width var(--press-in) ease-out;
    }
    [data-pressed="true"][data-dragging="true"] > [data-part="track"] > [data-part="thumb"] {
      margin-inline-start: calc(-1 * var(--drag) * var(--stretch-per-travel));
    }
    [data-part="switch"]:focus-visible { outline: none; }
    [data-part="switch"]:focus-visible > [data-part="track"] { outline: 2px solid var(--focus); outline-offset: 2px; }
    """
}
