// One import for those who build with the package; a host is imported by itself.
@_exported import SwitchyardDesign
@_exported import SwitchyardElements
@_exported import SwitchyardForms
@_exported import SwitchyardSwitches
