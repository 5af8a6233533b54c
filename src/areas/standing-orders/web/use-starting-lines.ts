import { getActiveCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { getGuideLines } from '#areas/guides/guides.endpoints.ts'
import { guideTypes } from '#areas/guides/guide.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { useCall } from '#browser/query.ts'
import type { FormLine } from './standing-form.ts'

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** What a new standing order starts from. */
export interface StartingLines {
  readonly name: string
  readonly lines: readonly FormLine[]
  /** The guide they are of; its pars may be filled instead. */
  readonly guide: { readonly id: string; readonly name: string } | null
}

interface Line {
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
}

const toLine = (
  { itemNumber, orderedCases, orderedUnits }: Line,
  { description, packSizeDescription }: { description: string; packSizeDescription: string },
): FormLine => ({ itemNumber, description, packSizeDescription, orderedCases, orderedUnits })

/** NEXT-4: 'cart', 'cart.ID', 'order.ID', 'guide.TYPE.ID', or nothing. */
export function useStartingLines(params: Place, from: string) {
  const [kind, first = '', second = ''] = from.split('.')
  const isActive = kind === 'cart' && first === ''
  const guideType = kind === 'guide' ? guideTypes.find((type) => type === first) : undefined
  const active = useCall(getActiveCart, isActive ? { params } : null)
  const other = useCall(getCart, kind === 'cart' && !isActive ? { params: { ...params, cartId: first } } : null)
  const order = useCall(getOrder, kind === 'order' ? { params: { ...params, orderId: first } } : null)
  const guide = useCall(getGuideLines, guideType ? { params: { ...params, type: guideType, guideId: second } } : null)
  const call = [active, other, order, guide].find(({ data, error }) => data ?? error)
  const retry = () => {
    for (const each of [active, other, order, guide]) if (each.error) void each.refetch()
  }
  if (from === '' || (kind === 'guide' && !guideType))
    return { start: { name: '', lines: [], guide: null }, error: null, retry }
  return { start: startOf(), error: call?.data ? null : (call?.error ?? null), retry }

  function startOf(): StartingLines | undefined {
    const cart = active.data ? active.data.cart : other.data?.cart
    if (cart !== undefined)
      return { name: '', lines: cart?.items.map((line) => toLine(line, line.itemInfo)) ?? [], guide: null }
    if (order.data) {
      const { orderNumber, items } = order.data.order
      return { name: `As order ${orderNumber}`, lines: onceEach(items.map((line) => toLine(line, line))), guide: null }
    }
    if (!guide.data) return undefined
    const { guide: named, lines } = guide.data
    const rows = lines.flatMap(({ itemNumber, description, packSizeDescription }) =>
      itemNumber === null ? [] : [{ itemNumber, description, packSizeDescription, orderedCases: 0, orderedUnits: 0 }],
    )
    return { name: named.name, lines: onceEach(rows), guide: { id: named.id, name: named.name } }
  }
}

/** An item on several lines is one. */
function onceEach(lines: readonly FormLine[]): FormLine[] {
  const byItem = new Map<string, FormLine>()
  for (const line of lines) {
    const before = byItem.get(line.itemNumber)
    byItem.set(line.itemNumber, {
      ...line,
      orderedCases: line.orderedCases + (before?.orderedCases ?? 0),
      orderedUnits: line.orderedUnits + (before?.orderedUnits ?? 0),
    })
  }
  return [...byItem.values()]
}
