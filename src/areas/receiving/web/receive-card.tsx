import { useEffect, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { receivingScreen } from '../receiving.addresses.ts'
import { listReceivableDeliveries } from '../receiving.endpoints.ts'
import { DeliveryList } from './delivery-list.tsx'

/** How long the cards below wait for this one, in milliseconds. */
const longestWaitMs = 1000

/**
 * NEXT-6: the trucks that are there today, on the first screen of a buyer; nothing without one.
 * Until that is known, `data-awaited` asks the column to keep the cards below invisible for a
 * moment instead of moving them.
 */
export function ReceiveCard() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listReceivableDeliveries, params && { params })
  const [isAwaited, setAwaited] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  const here = data?.deliveries.filter(({ day, state }) => day === data.today && state !== 'received') ?? []
  if (error && !data)
    return (
      <div className="rounded-dialog border border-line bg-raised">
        <ErrorState failure={error} what="Your deliveries" isCompact onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return isAwaited ? <div data-awaited="" hidden /> : null
  if (here.length === 0) return null
  return (
    <section aria-label="Receive" className="flex flex-col rounded-dialog border border-line bg-raised">
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 className="font-semibold">Receive</h2>
        <Link href={receivingScreen.at()} className="text-13 text-action no-underline data-hovered:underline">
          All deliveries
        </Link>
      </header>
      <div className="p-2">
        <DeliveryList label="Here today" deliveries={here} today={data.today} timeZone={data.timeZone} />
      </div>
    </section>
  )
}
