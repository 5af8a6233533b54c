import { dialog, screen } from '#contract/address.ts'

/** What the codes of a ship-to stand for, as its people said. */
export const codesScreen = screen('/kitchen/codes', ['page'])
/** 'What is this?' about a code, as it is looked up. */
export const askCodeDialog = dialog('what-is')
/**
 * The camera over the screen whose codes it takes, by what they are scanned into: 'cart', 'guide',
 * 'count' or 'item'. The screen opens it itself.
 */
export const scanDialog = dialog('scan')
