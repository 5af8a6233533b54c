import { useState } from 'react'
import { RadioGroup } from 'react-aria-components'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { listCarts } from '#areas/carts/cart.endpoints.ts'
import { CartChoice } from '../cart-choice.tsx'

/** Max carts of one response; the others are found by PO. */
const pageSize = 100
/** Min number of carts at which a search helps more than scrolling. */
const searchFrom = 8

/**
 * CART-8: the carts one could go on with: not the discarded one, none locked by others. At most 40%
 * of the window high.
 */
export function DiscardSwitchList({
  cartId,
  chosen,
  onChoose,
}: {
  /** The cart about to be discarded. */
  cartId: string
  chosen: string | null
  onChoose: (cartId: string) => void
}) {
  const params = useShipToParams()
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), searchDebounceMs)
  const { data, error, refetch } = useCall(
    listCarts,
    params && { params, query: { ownerships: 'OwnedByMe,SharedWithMe', keyword: asked, pageSize } },
    { keepPrevious: true },
  )
  if (error && !data)
    return (
      <ErrorState
        failure={error}
        what="The carts"
        message="Error while fetching carts"
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="mt-2 h-24 w-full" />
  const others = data.carts.filter((other) => other.id !== cartId && other.blockedReason === null)
  const isSearching = keyword !== '' || asked !== ''
  const hasSearch = isSearching || data.totalRecords > searchFrom
  return (
    <div className="mt-2 grid gap-2">
      {hasSearch && (
        <TextField label="Search by PO" type="search" maxLength={100} value={keyword} onChange={setKeyword} />
      )}
      {others.length === 0 ? (
        <p className="py-3 text-muted">{isSearching ? 'No cart found' : 'There is no cart present for switch'}</p>
      ) : (
        <RadioGroup
          aria-label="Carts to switch to"
          value={chosen}
          onChange={onChoose}
          className="max-h-[40vh] overflow-auto rounded-dialog border border-line"
        >
          {others.map((other) => (
            <CartChoice key={other.id} cart={other} isNarrow />
          ))}
        </RadioGroup>
      )}
      {data.totalRecords > pageSize && (
        <p className="text-13 text-muted">
          The {pageSize} latest of {data.totalRecords} carts are shown. Search by PO for the others.
        </p>
      )}
    </div>
  )
}
