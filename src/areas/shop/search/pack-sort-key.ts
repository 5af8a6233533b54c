/** Digits of a whole number in a key; packs count and weigh far less. */
const width = 9

/**
 * ITEM-1: a pack as a text that sorts by its numbers: '2/5 LB' before '10/5 LB', '4/2.25 LB' before
 * '4/2.5 LB'. Whole parts are padded with zeros; decimals compare from the left as they are.
 */
export const packSortKey = (pack: string): string =>
  pack.replaceAll(/(?<![.\d])\d{1,9}(?!\d)/g, (whole) => whole.padStart(width, '0'))
