import { useEffect, useMemo, useRef } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { type ItemPar, listItemPars } from '#areas/guides/item-pars.endpoints.ts'

/** GUIDE-3: the pars of a cart's items by number; none while they load or cannot be read. */
export function useItemPars(cart: Cart): ReadonlyMap<string, ItemPar> {
  const params = useShipToParams()
  const { data, refetch } = useCall(listItemPars, params && { params, query: { cartId: cart.id } }, {
    keepPrevious: true,
  })
  // A saved quantity changes no par, so the cart's own events are not followed.
  const lines = cart.items.length
  const readFor = useRef(lines)
  useEffect(() => {
    if (readFor.current === lines) return
    readFor.current = lines
    void refetch()
  }, [lines, refetch])
  return useMemo(() => new Map(data?.pars.map((par) => [par.itemNumber, par])), [data])
}
