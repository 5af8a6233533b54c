import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import type { Customer } from '../customer.ts'

/** Opens something of one of a customer's ship-tos: it becomes the ship-to of the whole portal first (SHELL-6). */
export function useOpenFor(customer: Customer): (shipTo: string, href: string) => void {
  const me = useMe()
  const selected = useShipTo()
  const go = useGo()
  return (number, href) => {
    const found = customer.shipTos.find((shipTo) => shipTo.number === number)
    if (!found) return
    const { division, billTo, name: billToName } = customer
    const { name, city, isOrderingAllowed, isProspective } = found
    const choice = { division, number, name, city, billTo, billToName, isOrderingAllowed, isProspective }
    if (!selected || !isSameShipTo(choice, selected)) setShipTo(me, choice)
    go(href)
  }
}
