/**
 * The maximum lengths of a ship-to's own description and own number for an item, wherever they are
 * written: a screen, a call or a file.
 */
export const ownWordsLimits = { customerDescription: 300, customerItemNumber: 60 } as const
