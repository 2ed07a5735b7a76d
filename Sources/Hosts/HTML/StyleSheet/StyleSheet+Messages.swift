extension StyleSheet {
  static let messages = """
    [data-part="banner"] > [data-part="paragraph"] {
      margin-block-end: 16px; padding: 12px var(--cell-inline); background: var(--banner); font: var(--helper-type);
    }
    [data-part="snackbar"] {
      position: fixed; inset-block-end: max(16px, env(safe-area-inset-bottom)); inset-inline: 16px; z-index: 1;
      width: fit-content; max-width: min(560px, 100% - 32px); margin-inline: auto; border-radius: 8px;
      display: flex; align-items: center; gap: 12px; background: var(--snackbar); color: var(--snackbar-text);
    }
    [data-part="snackbar-text"] { padding-block: 12px; padding-inline: 16px 0; font: var(--helper-type); }
    [data-part="page"]:has([data-part="snackbar-text"]) { padding-block-end: 96px; }
    [data-part="snackbar-action"] {
      flex: none; min-height: var(--hit-target); padding: 0 16px; border: 0; border-radius: 8px; background: none;
      font: var(--header-type); text-decoration: underline; cursor: pointer;
    }
    [data-part="snackbar-action"]:focus-visible { outline-color: currentColor; outline-offset: -4px; }
    #switchyard-notice:not(:empty) { font: var(--helper-type); }
    #switchyard-notice:not(:has(noscript)), #switchyard-notice noscript {
      position: sticky; inset-block-end: 0; display: block; padding: 12px var(--cell-inline); background: var(--banner);
    }
    #switchyard-notice:empty { display: none; }
    """
}
