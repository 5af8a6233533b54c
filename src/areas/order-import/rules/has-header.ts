import { isItemHeader } from './guess-mapping.ts'

/**
 * IMPORT-1: a first row with a number as items have it, and no word for it, is an order line; it
 * must not be lost as a header.
 */
export const hasHeader = (cells: readonly string[]): boolean =>
  cells.some(isItemHeader) || !cells.some((cell) => /^\d{4,7}$/.test(cell))
