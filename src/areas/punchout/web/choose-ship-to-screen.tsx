import { useState } from 'react'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { setShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Most that are listed at once; the search finds the others. */
const pageSize = 50

/** PUNCH-4: the procurement system named no ship-to: the buyer chooses before anything else. */
export function ChooseShipToScreen() {
  const me = useMe()
  const go = useGo()
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const { data, error, refetch } = useCall(
    listMyShipTos,
    { query: { keyword: asked, pageSize } },
    { keepPrevious: true },
  )
  const choose = (shipTo: ShipToChoice) => {
    setShipTo(me, shipTo)
    go(shopScreen.at(), { replace: true })
  }
  const shipTos = data?.shipTos ?? []
  return (
    <div className="page flex max-w-160 flex-col gap-4">
      <h1 className="text-20 font-semibold text-balance">Where is this order delivered?</h1>
      <p className="text-muted">Your procurement system named no ship-to. Items and prices follow your choice.</p>
      <TextField label="Search by name, number or city" value={keyword} onChange={setKeyword} />
      {error && !data && <ErrorState failure={error} what="The ship-tos" isCompact onRetry={() => void refetch()} />}
      {data && shipTos.length === 0 && <p className="text-muted">No ship-to matches</p>}
      <ul className="flex flex-col divide-y divide-line rounded-dialog border border-line bg-raised">
        {shipTos.map((shipTo) => (
          <li key={`${shipTo.division}/${shipTo.number}`}>
            <button
              type="button"
              onClick={() => choose(shipTo)}
              className="flex min-h-[44px] w-full cursor-pointer flex-col items-start px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="font-medium break-words">{shipTo.name}</span>
              <span className="text-13 text-muted">{[shipTo.number, shipTo.city].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
