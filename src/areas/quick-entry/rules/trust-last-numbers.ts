import type { ListLine, OrderLine, QuantityPlace } from '../order-line.ts'

/** Lines that end with a bare number before it is the way the list is written. */
const leastLines = 5

/** Of so many lines one, at most, may begin with its quantity. */
const perFirst = 3

/**
 * CART-13: where a list is written 'name number', line after line, the number at the end of a line
 * is its quantity and no size: 'croissants 3' between 'danish 2' and 'muffins 4'. A number before
 * the name of such a line is the size: '32 deli combo 2'.
 */
export function trustLastNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  const placed = (place: QuantityPlace) => lines.filter((each) => each.skipped === null && each.line.place === place)
  if (placed('last').length < leastLines || placed('last').length < placed('first').length) return lines
  const isStrict = placed('last').length >= perFirst * placed('first').length
  return lines.map((each) => {
    if (each.skipped !== null) return each
    if (each.line.place === 'last') return { ...each, line: { ...each.line, place: 'marked' } }
    return isStrict && each.line.place === 'first' ? { ...each, line: countedLast(each.line) } : each
  })
}

function countedLast(line: OrderLine): OrderLine {
  const words = line.words.split(' ')
  const count = words.pop() ?? ''
  return line.unit === null && words.length > 0 && /^\d{1,2}$/.test(count)
    ? { ...line, quantity: Number(count), place: 'marked', words: [line.quantity, ...words].join(' ') }
    : line
}
