import type { ListLine, QuantityPlace } from '../order-line.ts'

/** Lines that end with a bare number before it is the way the list is written. */
const leastLines = 5

/**
 * CART-13: where a list is written 'name number', line after line, the number at the end of a line
 * is its quantity and no size: 'croissants 3' between 'danish 2' and 'muffins 4'.
 */
export function trustLastNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  const placed = (place: QuantityPlace) => lines.filter((each) => each.skipped === null && each.line.place === place)
  if (placed('last').length < leastLines || placed('last').length < placed('first').length) return lines
  return lines.map((each) =>
    each.skipped === null && each.line.place === 'last' ? { ...each, line: { ...each.line, place: 'marked' } } : each,
  )
}
