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
      appearance: none; position: absolute; inset: 0; width: 100%; height: 100%; border: 0; opacity: 0; cursor: pointer;
    }
    [data-part="picker"]:disabled { cursor: default; }
    [data-part="picker"] option { color: var(--label); background: var(--cell); }
    [data-part="form-cell"]:has(> [data-part="picker"]:focus-visible) {
      outline: 2px solid var(--focus); outline-offset: -2px;
    }
    [data-part="form-cell"]:has(> [data-part="picker"]) > [data-part="chevron"]::before {
      transform: translateY(-2px) rotate(135deg);
    }
    """
}
