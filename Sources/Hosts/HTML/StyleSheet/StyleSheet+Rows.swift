extension StyleSheet {
  static let rows = """
    a[data-part="form-cell"]:active { background: var(--pressed-cell); }
    a[data-part="form-cell"]:focus-visible { outline-offset: -2px; }
    [data-part="chevron"] { flex: none; width: 12px; height: 12px; display: grid; place-items: center; }
    [data-part="chevron"]::before {
      content: ""; width: 8px; height: 8px; border: solid var(--helper); border-width: 2px 2px 0 0;
      transform: scaleX(var(--direction)) rotate(45deg);
    }
    [data-part="picker"] {
      appearance: none; flex: 0 1 auto; min-width: 0; max-width: 65%; border: 0; background: transparent;
      font: var(--label-type); color: var(--helper); text-align: end; text-align-last: end; text-overflow: ellipsis;
      cursor: pointer; border-radius: 6px; min-height: var(--hit-target);
      margin-block: calc(-1 * var(--cell-block)); padding-block: 0; padding-inline: 12px 24px; margin-inline-end: -24px;
    }
    [data-part="picker"] option { color: var(--label); background: var(--cell); }
    [data-part="picker"] + [data-part="chevron"] { pointer-events: none; }
    [data-part="picker"] + [data-part="chevron"]::before { transform: translateY(-2px) rotate(135deg); }
    """
}
