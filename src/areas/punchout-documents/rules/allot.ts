import type { OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'

/** Cases and eaches of an item. */
export interface ItemQuantity {
  readonly itemNumber: string
  readonly cases: number
  readonly units: number
}

const keyOf = ({ itemNumber, isCase }: Pick<OrderedPartLine, 'itemNumber' | 'isCase'>) =>
  `${itemNumber} ${isCase ? 'case' : 'each'}`

/**
 * PUNCH-3: what of the items' quantities falls to each line of the buyer's order, which may name an
 * item and unit on several lines: the earlier ones are filled first. `hasRest`: what is more than
 * was ordered falls to the last of them.
 */
export function allot(
  ordered: readonly OrderedPartLine[],
  quantities: readonly ItemQuantity[],
  hasRest = false,
): number[] {
  const left = new Map<string, number>()
  for (const { itemNumber, cases, units } of quantities) {
    left.set(keyOf({ itemNumber, isCase: true }), cases)
    left.set(keyOf({ itemNumber, isCase: false }), units)
  }
  return ordered.map((line, index) => {
    const key = keyOf(line)
    const there = left.get(key) ?? 0
    const isLast = !ordered.slice(index + 1).some((other) => keyOf(other) === key)
    const taken = hasRest && isLast ? there : Math.min(line.quantity, there)
    left.set(key, there - taken)
    return taken
  })
}
