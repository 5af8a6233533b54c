import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import type { Address } from '#contract/address.ts'

/**
 * Opens something of another ship-to: it becomes the ship-to of the whole portal first (SHELL-6).
 */
export function useOpenShipTo(): (shipTo: ShipToChoice, to: Address) => void {
  const me = useMe()
  const selected = useShipTo()
  const go = useGo()
  return (shipTo, to) => {
    if (!selected || !isSameShipTo(shipTo, selected)) setShipTo(me, shipTo)
    go(to)
  }
}
