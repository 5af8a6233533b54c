import { useEffect, useEffectEvent } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { orderDialog } from '#areas/orders/orders.addresses.ts'
import { listMyShipTos } from '../my-ship-tos.endpoints.ts'
import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useGo, useSearchOf } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { combine } from '#contract/address.ts'
import { linkedShipTo } from '../customers.addresses.ts'
import { readShipToValue } from '../rules/read-ship-to-value.ts'

/**
 * SHELL-6: an address with `?ship-to=NLV.0000101`, as mails have it, opens for that ship-to. True
 * while it is being selected: whatever asks about the selected ship-to waits.
 */
export function useLinkedShipTo(): boolean {
  const me = useMe()
  const selected = useShipTo()
  const value = useSearchOf(linkedShipTo)['ship-to']
  const go = useGo()
  const wanted = value === undefined ? null : readShipToValue(value)
  const isWanted = (choice: { division: string; number: string }) =>
    choice.division === wanted?.division && choice.number === wanted.number
  const listed = me.shipTos.find(isWanted)
  const isAsked = wanted !== null && !listed && me.shipToCount > me.shipTos.length
  const { data, error } = useCall(listMyShipTos, isAsked ? { query: { keyword: wanted.number } } : null)
  const found = listed ?? data?.shipTos.find(isWanted)
  const isKnown = !isAsked || data !== undefined || error !== null
  const land = useEffectEvent(() => {
    if (value === undefined || !isKnown) return
    if (found && (!selected || !isSameShipTo(found, selected))) setShipTo(me, found)
    if (!found) showToast({ tone: 'danger', message: error?.message ?? 'This ship-to is not one of yours.' })
    const taken = linkedShipTo.search({ 'ship-to': undefined })
    const ofShipTo = combine(reviewCartScreen.search({ cart: undefined }), orderDialog.closed)
    go(found ? taken : combine(taken, ofShipTo), { replace: true })
  })
  useEffect(() => land(), [value, isKnown])
  return value !== undefined
}
