import { formatDay } from '#kit/dates.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { LineDate } from '../checkout.endpoints.ts'

/** How the review is sorted. */
export const lineSorts = ['added', 'description', 'itemNumber', 'brand', 'total'] as const
/** One of them. */
export type LineSort = (typeof lineSorts)[number]

/** How the review is grouped. */
export const lineGroupings = ['none', 'category', 'date'] as const
/** One of them. */
export type LineGrouping = (typeof lineGroupings)[number]

/** A heading over some lines; null when the lines are not grouped. */
export interface LineGroup {
  readonly title: string | null
  readonly lines: readonly CartLine[]
}

/** When lines come: the order's date, and the lines with a day of their own. */
export interface LineDays {
  readonly deliveryDate: string | null
  readonly lineDates: ReadonlyMap<string, LineDate>
}

const orders: Readonly<Record<LineSort, ((a: CartLine, b: CartLine) => number) | null>> = {
  added: null,
  description: (a, b) => a.itemInfo.description.localeCompare(b.itemInfo.description),
  itemNumber: (a, b) => a.itemNumber.localeCompare(b.itemNumber),
  brand: (a, b) => a.itemInfo.brand.localeCompare(b.itemInfo.brand),
  total: (a, b) => (b.lineTotal ?? 0) - (a.lineTotal ?? 0),
}

/** What a line's own date is called: 'Drop ship · Mon, Nov 30'. */
export function lineDateText({ kind, deliveryDate }: LineDate): string {
  const day = deliveryDate === null ? 'date to be confirmed' : formatDay(deliveryDate)
  return `${kind === 'dropShip' ? 'Drop ship' : 'Just-in-Time'} · ${day}`
}

/** Where a line stands: the group's order, then its title. */
function groupOf(line: CartLine, grouping: LineGrouping, { deliveryDate, lineDates }: LineDays): [string, string] {
  if (grouping === 'category') return [line.itemInfo.categoryName, line.itemInfo.categoryName]
  const own = lineDates.get(line.itemNumber)
  // What comes with the order comes first, then what comes later, what nobody knows last.
  if (own) return [`2${own.deliveryDate ?? '9'}`, lineDateText(own)]
  return ['1', deliveryDate === null ? 'With the order' : formatDay(deliveryDate)]
}

/** CHECK-1: the lines in order, grouped when asked. The cart's own order is the order of adding. */
export function arrangeLines(
  lines: readonly CartLine[],
  sort: LineSort,
  grouping: LineGrouping,
  days: LineDays,
  isReversed = false,
): LineGroup[] {
  const order = orders[sort]
  const inOrder = order === null ? lines : lines.toSorted(order)
  const sorted = isReversed ? inOrder.toReversed() : inOrder
  if (grouping === 'none') return [{ title: null, lines: sorted }]
  const groups = new Map<string, { at: string; title: string; lines: CartLine[] }>()
  for (const line of sorted) {
    const [at, title] = groupOf(line, grouping, days)
    const group = groups.get(title)
    if (group) group.lines.push(line)
    else groups.set(title, { at, title, lines: [line] })
  }
  return [...groups.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title))
}
