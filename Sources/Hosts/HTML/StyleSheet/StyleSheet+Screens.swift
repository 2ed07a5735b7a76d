extension StyleSheet {
  static let screens = """
    [data-part="page"] { display: block; padding-block-end: max(24px, env(safe-area-inset-bottom)); }
    [data-part="navigation-bar"] { padding: 12px var(--cell-inline) 16px; }
    [data-part="back"] {
      display: inline-flex; align-items: center; min-height: var(--hit-target); color: var(--link);
      text-decoration: none;
    }
    [data-part="back"]::before {
      content: ""; width: 10px; height: 10px; margin-inline: 3px 6px; border: solid currentColor;
      border-width: 2px 0 0 2px; transform: scaleX(var(--direction)) rotate(-45deg);
    }
    [data-part="title"] { margin: 0; font: var(--title-type); }
    [data-part="paragraph"] { margin: 0; padding: 8px var(--cell-inline); font: var(--label-type); }
    """
}
