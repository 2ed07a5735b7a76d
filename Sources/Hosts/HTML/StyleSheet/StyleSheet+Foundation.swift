extension StyleSheet {
  static let foundation = """
    :root { --direction: 1; color-scheme: light; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    :root[dir="rtl"] { --direction: -1; }
    :root[data-scheme="dark"] { color-scheme: dark; }
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; background: var(--canvas); color: var(--label); font: var(--label-type); }
    button, select { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    :focus:not(:focus-visible) { outline: none; }
    [data-dimmed="true"] { opacity: var(--disabled-opacity); }
    """
}
