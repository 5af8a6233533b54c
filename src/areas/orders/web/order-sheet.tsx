import { useContext } from 'react'
import { OrderNotesContext } from '#browser/order-slots.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getOrder } from '../orders.endpoints.ts'
import { describeShortages } from '../rules/line-outcome.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderVersions } from './order-versions.tsx'
import { readOrderKey } from './read-order-key.ts'

/** ORDER-1: one order beside the list: `?order=ID`. It follows the ERP live. */
export function OrderSheet({ value, close }: DialogProps) {
  const selected = useShipToParams()
  const params = readOrderKey(value, selected)
  const { data, error, refetch } = useCall(getOrder, params && { params })
  const isOfSelected = params?.division === selected?.division && params?.shipTo === selected?.shipTo
  return (
    <SideSheet title={data ? `Order ${data.order.orderNumber}` : 'Order'} isOpen onClose={close}>
      {(error && !data) || !params ? (
        <ErrorState
          failure={error ?? { status: 404, message: '' }}
          what="The order"
          missing={{ text: 'This ship-to has no such order.' }}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Content found={data} isOfSelected={isOfSelected} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ found, isOfSelected }: { found: CallAnswer<typeof getOrder>; isOfSelected: boolean }) {
  const { order, timeZone } = found
  const notesOn = useContext(OrderNotesContext)
  const facts: readonly (readonly [string, string])[] = [
    ['PO No', order.po || '-'],
    ['Order Type', orderTypes[order.soType]],
    ['Delivery Date', order.deliveryDate ? formatDay(order.deliveryDate) : '-'],
    ['Ship-to', `${order.shipToName} ${order.shipTo}`],
    // Staff who order as themselves are named once.
    ...(order.placedByStaffName === order.placedByName ? [] : ([['Placed by', order.placedByName || '-']] as const)),
    ...(order.placedByStaffName ? ([['Placed by staff', order.placedByStaffName]] as const) : []),
    ['ERP number', order.erpOrderNumber ?? '-'],
    ...(order.origin === 'Punchout' ? ([['Origin source', order.origin]] as const) : []),
  ]
  const shortages = describeShortages(order.items)
  return (
    <div className="grid gap-5 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <OrderBadge status={order.status} />
        <strong className="text-20">
          <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
        </strong>
      </div>
      <OrderActions found={found} isOfSelected={isOfSelected} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {notesOn({ division: order.division, shipTo: order.shipTo, orderId: order.id })}
      </div>
      <dl className="two-columns gap-x-8">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="pb-2 font-semibold">Progress</h3>
        <OrderTimeline order={order} timeZone={timeZone} />
      </section>
      <section>
        <h3 className="pb-2 font-semibold">Items</h3>
        {shortages && (
          <p role="status" className="mb-2 rounded-control bg-warning-soft px-3 py-2 text-14 text-warning">
            {shortages}
          </p>
        )}
        <OrderLines lines={order.items} isOfSelected={isOfSelected} />
      </section>
      <OrderVersions order={order} timeZone={timeZone} />
    </div>
  )
}
