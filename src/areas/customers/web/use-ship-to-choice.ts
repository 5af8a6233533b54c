import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { listMyShipTos } from '../my-ship-tos.endpoints.ts'
import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { goTo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { landAfterShipToChange } from '../rules/land-after-ship-to-change.ts'
import { mayChangeShipTo } from '../rules/may-change-ship-to.ts'
import { idOfShipTo } from './describe-ship-to.ts'
import { findShipTos } from './find-ship-tos.ts'

/** Max ship-tos of one response. */
const pageSize = 50

/**
 * SHELL-6: choosing the ship-to of the whole portal; beyond the first 50 the server searches.
 * `elsewhere` is a keyword typed outside, in a dialog with an address.
 */
export function useShipToChoice(elsewhere?: { keyword: string }) {
  const me = useMe()
  const router = useRouter()
  const selected = useShipTo()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setKeyword] = useState('')
  const keyword = elsewhere?.keyword ?? typed
  const [wanted, setWanted] = useState<ShipToChoice | null>(null)
  // A dialog with an address that asks gives its place in the history away.
  const goOptions = { replace: elsewhere !== undefined }
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const isOnServer = me.shipToCount > me.shipTos.length && asked !== ''
  const found = useCall(listMyShipTos, isOnServer ? { query: { keyword: asked, pageSize } } : null, {
    keepPrevious: true,
  })
  const shipTos = isOnServer ? (found.data?.shipTos ?? []) : findShipTos(me.shipTos, keyword)
  return {
    selected,
    shipTos,
    isOpen,
    setIsOpen: (open: boolean) => {
      setIsOpen(open)
      setKeyword('')
    },
    keyword,
    setKeyword,
    isSearching: isOnServer && found.isFetching,
    /** Says that the list is not all of them; undefined when it is. */
    note:
      me.shipToCount > shipTos.length && (!isOnServer || shipTos.length === pageSize)
        ? `The first ${shipTos.length} of ${me.shipToCount}. Search by name, number or city for the others.`
        : undefined,
    emptyText: found.isFetching ? 'Searching' : 'No ship-to matches',
    /** Of the search on the server; null while it is asked again. */
    failure: isOnServer && !found.isFetching ? found.error : null,
    retry: () => void found.refetch(),
    choose: (id: string) => {
      setIsOpen(false)
      setKeyword('')
      const shipTo = shipTos.find((choice) => idOfShipTo(choice) === id)
      if (!shipTo || !selected || isSameShipTo(shipTo, selected)) return
      const { pathname, search } = router.state.location
      if (mayChangeShipTo(pathname, me.punchoutSession !== undefined) === 'ask') return setWanted(shipTo)
      setShipTo(me, shipTo)
      void goTo(router, landAfterShipToChange(pathname, search as Record<string, string>), goOptions)
    },
    /** The ship-to a form's unsaved changes stand in the way of; null when none does. */
    wanted,
    /** Goes to the dashboard with it, or stays. */
    answer: (isSure: boolean) => {
      setWanted(null)
      if (!isSure || !wanted) return
      setShipTo(me, wanted)
      void goTo(router, dashboardScreen.at(), goOptions)
    },
  }
}
