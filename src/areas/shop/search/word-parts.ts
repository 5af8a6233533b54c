/** Which part of an item a word stands in; a bit each. */
export const inDescription = 1
export const inBrand = 2
export const inPack = 4
export const inNumber = 8
/**
 * It is the first word of the description: what the item is ('MILK WHOLE', not 'COOKIE MILK
 * CHOCOLATE').
 */
export const isHead = 16
/** It is the second word, after what the item is: 'CHEESE CHEDDAR', not 'POPPER BRD CHEDDAR'. */
export const isSecond = 128
/** A name of one of its categories has it. */
export const inCategory = 32
/** It only stands in a pair that names a product of its own: the 'butter' of peanut butter. */
export const inWhole = 64
