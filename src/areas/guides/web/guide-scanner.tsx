import { Scanner, type Scan, type ScanDone, useScanner } from '#areas/scanning/web/public.tsx'
import { maxQuantity } from '#contract/values.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { editLine } from '#areas/shop/web/public.tsx'
import type { GuideRow } from '../guide.ts'

/** NEXT-8: a scan of an item of the guide goes to its line and orders one more. */
export function GuideScanner({
  rows,
  quantities,
  onFound,
}: {
  /** Of the page at hand. */
  rows: readonly GuideRow[]
  quantities: CartQuantities
  /** Brings the line into view, with the focus in its quantity. */
  onFound: (row: GuideRow) => void
}) {
  const scanner = useScanner()
  const onScan = ({ itemNumber, customItemId, unit, description }: Scan): ScanDone => {
    const row = rows.find((each) =>
      itemNumber === null ? each.customItemId === customItemId : each.itemNumber === itemNumber,
    )
    if (row) onFound(row)
    if (itemNumber === null) return { text: `${description} is bought elsewhere`, isRefused: true }
    if (!row?.item) return { text: `${description} is not on this page of the guide`, isRefused: true }
    const { item } = row
    const before = quantities.get(itemNumber)
    const after =
      unit === 'CS'
        ? { ...before, cases: Math.min(maxQuantity, before.cases + 1) }
        : { ...before, units: Math.min(maxQuantity, before.units + 1) }
    editLine(quantities, item, after)
    return {
      text: `Added 1 ${unit} of ${description}`,
      undo: () => editLine(quantities, item, before),
    }
  }
  return <Scanner scanner={scanner} onScan={onScan} title="Scan into the order" look="icon" isForOffline />
}
