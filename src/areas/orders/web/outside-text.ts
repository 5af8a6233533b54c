import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { ListedOrder } from '../order.ts'

/**
 * ORDER-1: says that what was typed names orders outside the chosen range, which are listed all the
 * same; undefined when none is.
 */
export function outsideText(
  orders: readonly Pick<ListedOrder, 'isOutsideRange'>[],
  { from, to }: { readonly from: string; readonly to: string },
): string | undefined {
  const count = orders.filter(({ isOutsideRange }) => isOutsideRange).length
  if (count === 0) return undefined
  return `${plural(count, 'order')} with this number or PO ${count === 1 ? 'is' : 'are'} outside the range ${formatDay(from)} to ${formatDay(to)}.`
}
