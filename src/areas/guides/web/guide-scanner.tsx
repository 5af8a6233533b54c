import { Scanner, type Scan, type ScanDone, useScanner } from '#areas/scanning/web/public.tsx'
import { maxQuantity } from '#contract/values.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { editLine } from '#areas/shop/web/public.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { queryClient } from '#browser/query-client.ts'
import { callQuery } from '#browser/query.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import type { Guide, GuideRow } from '../guide.ts'
import { getGuideLines } from '../guides.endpoints.ts'
import { paramsOf } from './use-guides.ts'

/**
 * NEXT-8: a scan of an item of the guide goes to its line and orders one more, also of a line on
 * another page: that page opens.
 */
export function GuideScanner({
  guide,
  rows,
  quantities,
  onFound,
  onElsewhere,
}: {
  guide: Pick<Guide, 'type' | 'id'>
  /** Of the page at hand. */
  rows: readonly GuideRow[]
  quantities: CartQuantities
  /** Brings the line into view, with the focus in its quantity. */
  onFound: (row: GuideRow) => void
  /** Opens the page of a line that is not on this one, by its place in the guide from 0. */
  onElsewhere: (lineId: string, place: number) => void
}) {
  const scanner = useScanner({ into: 'guide' })
  const of = useShipToParams()
  const onScan = async ({ itemNumber, customItemId, unit, description }: Scan): Promise<ScanDone> => {
    const row = rows.find((each) =>
      itemNumber === null ? each.customItemId === customItemId : each.itemNumber === itemNumber,
    )
    if (row) onFound(row)
    if (itemNumber === null) return { text: `${description} is bought elsewhere`, isRefused: true }
    let sold: Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'> | undefined = row?.item ?? undefined
    if (!row) {
      const lines = of
        ? (await queryClient.fetchQuery(callQuery(getGuideLines, { params: paramsOf(of, guide) }))).lines
        : []
      const place = lines.findIndex((line) => line.itemNumber === itemNumber)
      const line = lines[place]
      if (!line) return { text: `${description} is not in this guide`, isRefused: true }
      onElsewhere(line.lineId, place)
      sold = line
    }
    if (!sold) return { text: `${description} is not available`, isRefused: true }
    const mayOrder = (unit === 'CS' ? mayOrderByCase : mayOrderByEach)(sold)
    if (!mayOrder.allowed) {
      const text = unit === 'CS' ? 'sold by the each only' : 'sold by the case only, and this code is one each'
      return { text: `${description} is ${text}`, isRefused: true }
    }
    const before = quantities.get(itemNumber)
    const after =
      unit === 'CS'
        ? { ...before, cases: Math.min(maxQuantity, before.cases + 1) }
        : { ...before, units: Math.min(maxQuantity, before.units + 1) }
    const change = (quantity: typeof after) =>
      row?.item ? editLine(quantities, row.item, quantity) : quantities.edit(itemNumber, quantity)
    change(after)
    return {
      text: `Added 1 ${unit} of ${description}`,
      undo: () => change(before),
    }
  }
  return <Scanner scanner={scanner} onScan={onScan} title="Scan into the order" look="icon" isForOffline />
}
