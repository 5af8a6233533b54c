import { dialog, onAnyScreen, screen, type SearchChange } from '#contract/address.ts'

export const shipToSettingsScreen = screen('/shipto-settings')
/** The settings of one ship-to, by `shipToIdOf`. */
export const shipToSettingsDialog = dialog('settings')
/** The ship-to that a link asks for. */
export const linkedShipTo = onAnyScreen(['ship-to'])
/**
 * SHELL-6: a link that opens for this ship-to, whichever is selected; `readShipToValue` reads it.
 */
export const forShipTo = ({ division, shipTo }: { division: string; shipTo: string }): SearchChange =>
  linkedShipTo.search({ 'ship-to': `${division}.${shipTo}` })
