import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { LockBanner } from '#areas/carts/web/public.tsx'
import { useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getUsualItems } from '../shop.endpoints.ts'
import { CompactRow } from './compact-row.tsx'
import { useForgetWithCart } from './last-typed.ts'
import { usePriceDate } from './use-price-date.ts'

type UsualItem = CallAnswer<typeof getUsualItems>['items'][number]

/** SHELL-8: what the ship-to buys most often, with the quantity fields of the shop. */
export function UsualItems() {
  const params = useShipToParams()
  const { query, cart, cartProblem, isLoading } = usePriceDate(null)
  const quantities = useActiveQuantities()
  useForgetWithCart(quantities, cart?.id)
  const { data, error, refetch } = useCall(getUsualItems, params && !isLoading ? { params, query } : null, {
    keepPrevious: true,
  })
  if (error && !data)
    return <ErrorState isCompact failure={error} what="Your usual items" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) return <p className="p-4 text-muted">What you order will show here.</p>
  const lines = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  return (
    <>
      {cart && <LockBanner cart={cart} />}
      <ul>
        {data.items.map((row) => (
          <CompactRow
            key={row.itemNumber}
            row={row}
            line={lines.get(row.itemNumber)}
            previewDate={null}
            bought={boughtText(row, data.today)}
            {...{ quantities, cartProblem }}
          />
        ))}
      </ul>
    </>
  )
}

const boughtText = ({ timesOrdered, lastOrderedOn, suggestedBy }: UsualItem, today: string): string =>
  [
    suggestedBy !== null && `Suggested by ${suggestedBy}`,
    timesOrdered > 0 &&
      plural(timesOrdered, 'time') + (lastOrderedOn ? `, last ${formatDay(lastOrderedOn, today)}` : ''),
  ]
    .filter(Boolean)
    .join(' · ')

const Waiting = () => (
  <div className="grid gap-px" role="status" aria-label="Your usual items are loading">
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} className="h-[83px] w-full" />
    ))}
  </div>
)
