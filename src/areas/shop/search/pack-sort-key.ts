import { readPack } from '#areas/items/rules/read-pack.ts'

/** Digits of a whole number in a key; packs count and weigh far less. */
const width = 12
const kinds = ['weight', 'volume', 'count'] as const

/**
 * ITEM-1: a pack as a text that sorts by how much is in the case: what is weighed, then what is
 * measured, then what is counted ('96/4 OZ' is 24 lb and stands before '10/5 LB'). What does not
 * say so comes last, by its numbers. Whole parts are padded with zeros.
 */
export const packSortKey = (pack: string): string => {
  const content = readPack(pack)
  const size = content ? `${kinds.indexOf(content.kind)} ${String(content.thousandths).padStart(width, '0')}` : '9'
  return `${size} ${pack.replaceAll(/(?<![.\d])\d{1,9}(?!\d)/g, (whole) => whole.padStart(width, '0'))}`
}
