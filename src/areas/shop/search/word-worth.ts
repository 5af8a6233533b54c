import { inBrand, inCategory, inDescription, inNumber, inPack, inWhole, isHead, isSecond } from './word-parts.ts'

/**
 * The score of a hit by the part it is in: numbers are specific, brands are broad. A category alone
 * counts where its items are not called so, and then for more than a word in passing ('NAPKIN
 * BEVERAGE'); otherwise it decides between two items that are.
 */
export const worthOf = Float32Array.from({ length: 256 }, (_, parts) => {
  const isDescribed = (parts & inDescription) !== 0
  const isPartOfOther = (parts & inWhole) !== 0
  return (
    (parts & inNumber ? 6 : 0) +
    (isDescribed ? (isPartOfOther ? 1 : 3) : 0) +
    (parts & isHead && !isPartOfOther ? 1.5 : 0) +
    (parts & isSecond && !isPartOfOther ? 0.5 : 0) +
    (parts & inCategory ? (isDescribed ? 0.7 : 4.2) : 0) +
    (parts & inPack ? 2 : 0) +
    (parts & inBrand ? 1.5 : 0)
  )
})

/** The butter of peanut butter, or of a bread and butter pickle, is not what the item is. */
export const isWhatItIs = (parts: number): boolean =>
  (parts & inCategory) !== 0 || ((parts & (isHead | isSecond)) !== 0 && (parts & inWhole) === 0)
