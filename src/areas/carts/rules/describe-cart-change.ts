import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import type { CartChange } from '../cart-change.ts'
import type { LineQuantity } from '../line-quantity.ts'

const kinds: Readonly<Record<string, string>> = {
  created: 'Started the cart',
  discarded: 'Discarded the cart',
  ordered: 'Placed the order',
  'prices-overridden': 'Changed prices',
  'note-written': 'Wrote a note',
  'access-modified': 'Changed who has access',
}

/** '3 CS, 2 EA'. */
export const quantityText = ({ cases, units }: LineQuantity): string =>
  [cases > 0 && `${cases} CS`, units > 0 && `${units} EA`].filter(Boolean).join(', ') || 'none'

/** '3 CS, 2 EA'; '0' when there is nothing. */
export const quantityOrZero = (quantity: LineQuantity): string =>
  quantity.cases + quantity.units === 0 ? '0' : quantityText(quantity)

type Told = Pick<CartChange, 'kind' | 'lines' | 'lineCount' | 'before' | 'after'> &
  Partial<Pick<CartChange, 'sharingMode'>>

/** CART-12: what a change did, in a few words: the item with before and after where it is one. */
export function describeCartChange(change: Told): string {
  const parts = [...headParts(change), ...lineParts(change)]
  const said = parts.length > 0 ? parts.join(', ') : (kinds[change.kind] ?? 'Changed the cart')
  if (change.kind === 'redone') return `Redo: ${said}`
  return change.kind === 'undone' ? `Undo: ${said}` : said
}

function lineParts({ lines, lineCount }: Told): string[] {
  const [line] = lines
  if (!line) return []
  if (lineCount > 1) return [`${plural(lineCount, 'item')} changed`]
  const name = line.description || `Item ${line.itemNumber}`
  const [before, after] = [quantityText(line.before), quantityText(line.after)]
  if (before === 'none') return [`${name} added, ${after}`]
  return [after === 'none' ? `${name} removed, was ${before}` : `${name}, ${before} to ${after}`]
}

function headParts({ before, after, sharingMode }: Told): string[] {
  const parts: string[] = []
  if (sharingMode) parts.push(sharingMode === 'LOCK' ? 'Locked the cart' : 'Unlocked the cart')
  if (after.po !== undefined && after.po !== before.po) parts.push(`PO ${before.po || '-'} to ${after.po || '-'}`)
  if (after.soType !== undefined && after.soType !== before.soType)
    parts.push(`Order Type to ${orderTypes[after.soType]}`)
  if (after.deliveryDate !== undefined && after.deliveryDate !== before.deliveryDate)
    parts.push(`Delivery Date to ${after.deliveryDate === null ? '-' : formatDay(after.deliveryDate)}`)
  return parts
}
