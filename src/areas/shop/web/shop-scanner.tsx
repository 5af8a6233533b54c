import { combine, isBelow } from '#contract/address.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useGo, usePath } from '#browser/navigation.ts'
import { scanDialog } from '#areas/scanning/scanning.addresses.ts'
import { type Scan, type ScanDone, Scanner, useScanner } from '#areas/scanning/web/public.tsx'
import { itemDialog, itemScreen, shopScreen } from '../shop.addresses.ts'

/**
 * NEXT-8: the camera in the search field, which opens the item of a code. In the shop a wedge scan
 * anywhere does, over an open item too; other screens take wedge scans themselves.
 */
export function ShopScanner() {
  const isProspect = useShipTo()?.isProspective ?? true
  const isInShop = isBelow(usePath(), [shopScreen.root, itemScreen.root])
  const scanner = useScanner({ into: 'item', isEnabled: isInShop && !isProspect, isForDialogs: true })
  const go = useGo()
  const open = ({ itemNumber, description }: Scan): ScanDone => {
    if (itemNumber === null) return { text: `${description} is not sold here.`, isRefused: true }
    // The item takes the camera's place: Back leads to where it was opened.
    if (scanner.isCameraOpen) go(combine(scanDialog.closed, itemDialog.open(itemNumber)), { replace: true })
    else go(itemDialog.open(itemNumber))
    return { text: `Opened ${description}`, isShown: true }
  }
  if (isProspect) return null
  return <Scanner scanner={scanner} onScan={open} look="icon" title="Scan an item" />
}
