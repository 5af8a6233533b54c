/**
 * The entry that marks the first page of each part of a PDF, such as each invoice of a merged one.
 * It is not compressed: a browser counts how many have arrived.
 */
export const partMark = 'XXPart'
