/// The name of a drawn part. Hosts and looks know a part by it, and so do tests (`data-part`).
public enum Part: UInt8, CaseIterable, Sendable {
  case page, navigationBar, back, title, content
  case section, sectionHeader, sectionBody
  case formCell, texts, label, helper, pending, error, stateLabel, value, chevron
  case `switch`, track, thumb
  case reveal, revealBody
  case picker
  case banner, snackbar, snackbarText, snackbarAction
  case paragraph
}
