import { dialog, screen } from '#contract/address.ts'

/** NEXT-3: the preferences of the ship-to; search and sort are in the address. */
export const substitutionsScreen = screen('/substitutions', ['keyword', 'sort', 'page'])
/** NEXT-3: what happens if an item comes short, by its number. */
export const ifShortDialog = dialog('if-short')
