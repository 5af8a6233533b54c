import { useShipTo } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { type Scan, type ScanDone, Scanner, useScanner } from '#areas/scanning/web/public.tsx'
import { itemDialog } from '../shop.addresses.ts'

/** NEXT-8: a scan anywhere in the shop, over an open item too, opens its item. */
export function ShopScanner() {
  const isProspect = useShipTo()?.isProspective ?? true
  const scanner = useScanner({ isEnabled: !isProspect, isForDialogs: true })
  const go = useGo()
  const open = ({ itemNumber, description }: Scan): ScanDone => {
    if (itemNumber === null) return { text: `${description} is not sold here.`, isRefused: true }
    go(itemDialog.open(itemNumber))
    return { text: `Opened ${description}`, isShown: true }
  }
  if (isProspect) return null
  return <Scanner scanner={scanner} onScan={open} mode="single" look="icon" title="Scan an item" />
}
