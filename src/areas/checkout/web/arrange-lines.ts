import type { CartLine } from '#areas/carts/cart.ts'

/** How the review is sorted. */
export const lineSorts = ['added', 'description', 'itemNumber'] as const
/** One of them. */
export type LineSort = (typeof lineSorts)[number]

/** A heading over some lines; null when the lines are not grouped. */
export interface LineGroup {
  readonly title: string | null
  readonly lines: readonly CartLine[]
}

/** CHECK-1: the lines in order, grouped by category when asked. The cart's own order is the order of adding. */
export function arrangeLines(lines: readonly CartLine[], sort: LineSort, isGrouped: boolean): LineGroup[] {
  const keyOf = (line: CartLine) => (sort === 'description' ? line.itemInfo.description : line.itemNumber)
  const sorted = sort === 'added' ? lines : lines.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  if (!isGrouped) return [{ title: null, lines: sorted }]
  const groups = new Map<string, CartLine[]>()
  for (const line of sorted) {
    const title = line.itemInfo.categoryName
    const group = groups.get(title)
    if (group) group.push(line)
    else groups.set(title, [line])
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(([title, inGroup]) => ({ title, lines: inGroup }))
}
