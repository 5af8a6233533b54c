import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { listMyShipTos } from '#areas/sessions/sessions.endpoints.ts'
import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { goTo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { SearchableSelect } from '#ui/combo-box.tsx'
import { landAfterShipToChange } from '../rules/land-after-ship-to-change.ts'
import { findShipTos } from './find-ship-tos.ts'

const idOf = (shipTo: ShipToChoice) => `${shipTo.division}/${shipTo.number}`

/** SHELL-1, SHELL-6: the ship-to of the whole portal, with search; beyond the first 50 the server searches. */
export function ShipToPicker() {
  const me = useMe()
  const router = useRouter()
  const selected = useShipTo()
  const [isOpen, setIsOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const isOnServer = me.shipToCount > me.shipTos.length
  const found = useCall(
    listMyShipTos,
    isOpen && isOnServer && asked ? { query: { keyword: asked, pageSize: 50 } } : null,
    {
      keepPrevious: true,
    },
  )
  const shipTos = isOnServer && asked ? (found.data?.shipTos ?? []) : findShipTos(me.shipTos, keyword)
  if (!selected) return null
  const choose = (id: string) => {
    setIsOpen(false)
    const shipTo = shipTos.find((choice) => idOf(choice) === id)
    if (!shipTo || isSameShipTo(shipTo, selected)) return
    setShipTo(me, shipTo)
    const { pathname, search } = router.state.location
    void goTo(router, landAfterShipToChange(pathname, search as Record<string, string>))
  }
  return (
    <SearchableSelect
      label="Ship-to"
      trigger={
        <>
          <span className="sr-only">Ship-to: </span>
          {selected.name} <span className="figures text-muted">{selected.number}</span>
        </>
      }
      options={shipTos.map((shipTo) => ({
        id: idOf(shipTo),
        label: shipTo.name,
        detail: `${shipTo.number} · ${shipTo.city} · ${shipTo.division}${shipTo.isOrderingAllowed ? '' : ' · no ordering'}`,
      }))}
      selectedId={idOf(selected)}
      keyword={keyword}
      onKeywordChange={setKeyword}
      onSelect={choose}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        setKeyword('')
      }}
      emptyText={found.isFetching ? 'Searching' : (found.error?.message ?? 'No ship-to matches')}
    />
  )
}
