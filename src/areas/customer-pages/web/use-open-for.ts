import { useOpenShipTo } from '#areas/customers/web/public.tsx'
import type { Address } from '#contract/address.ts'
import type { Customer } from '../customer.ts'

/** Opens something of one of a customer's ship-tos (SHELL-6). */
export function useOpenFor(customer: Customer): (shipTo: string, to: Address) => void {
  const open = useOpenShipTo()
  return (number, to) => {
    const found = customer.shipTos.find((shipTo) => shipTo.number === number)
    if (!found) return
    const { division, billTo, name: billToName } = customer
    const { name, city, isOrderingAllowed, isProspective } = found
    open({ division, number, name, city, billTo, billToName, isOrderingAllowed, isProspective }, to)
  }
}
