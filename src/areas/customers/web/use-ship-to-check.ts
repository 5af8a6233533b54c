import { useEffect } from 'react'
import { listMyShipTos } from '../my-ship-tos.endpoints.ts'
import { chooseShipTo, isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'

/**
 * SHELL-6: a remembered ship-to beyond the listed ones is checked with the server and given up when
 * it is gone.
 */
export function useShipToCheck(): void {
  const me = useMe()
  const shipTo = useShipTo()
  const isListed = !shipTo || me.shipTos.some((choice) => isSameShipTo(choice, shipTo))
  const { data } = useCall(listMyShipTos, isListed ? null : { query: { keyword: shipTo.number } }, {
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!data || !shipTo || isListed) return
    if (data.shipTos.some((choice) => isSameShipTo(choice, shipTo))) return
    const other = chooseShipTo({ ...me, shipToCount: me.shipTos.length }, undefined)
    if (!other) return
    setShipTo(me, other)
    showToast({ tone: 'info', message: `${shipTo.name} is no longer yours to order for. Now showing ${other.name}.` })
  }, [data, isListed, me, shipTo])
}
