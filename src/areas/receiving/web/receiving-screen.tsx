import { PackageCheck } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DeliverySummary } from '../receiving.ts'
import { listReceivableDeliveries } from '../receiving.endpoints.ts'
import { DeliveryList } from './delivery-list.tsx'

/** NEXT-6: /receiving, the trucks to check in and those that were. */
export function ReceivingScreen() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listReceivableDeliveries, params && { params })
  return (
    <div className="page grid gap-6">
      <h1 className="text-20 font-semibold">Receiving</h1>
      {error && !data ? (
        <ErrorState failure={error} what="Your deliveries" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} className="h-16 w-full" />
          ))}
        </div>
      ) : data.deliveries.length === 0 ? (
        <EmptyState title="No deliveries" picture={<PackageCheck size={40} aria-hidden="true" />}>
          Trucks that are on their way and deliveries of the last 14 days stand here, to check them in against their
          order and invoice.
        </EmptyState>
      ) : (
        sectionsOf(data.deliveries, data.today).map(({ title, deliveries }) => (
          <section key={title} className="grid gap-2">
            <h2 className="font-semibold">{title}</h2>
            <DeliveryList label={title} deliveries={deliveries} today={data.today} timeZone={data.timeZone} />
          </section>
        ))
      )}
    </div>
  )
}

/** What is there today stands on top. */
function sectionsOf(deliveries: readonly DeliverySummary[], today: CalendarDate) {
  const isOpen = ({ state }: DeliverySummary) => state !== 'received'
  const isHere = ({ day }: DeliverySummary) => Number(day === today)
  return [
    { title: 'To receive', deliveries: deliveries.filter(isOpen).toSorted((a, b) => isHere(b) - isHere(a)) },
    { title: 'Received', deliveries: deliveries.filter((each) => !isOpen(each)) },
  ].filter((section) => section.deliveries.length > 0)
}
