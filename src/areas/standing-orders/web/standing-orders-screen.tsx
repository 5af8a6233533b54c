import { CalendarSync, Plus } from 'lucide-react'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { newStandingOrderScreen, standingOrderScreen } from '../standing-orders.addresses.ts'
import { listStandingOrders } from '../standing-orders.endpoints.ts'
import type { StandingRow } from '../standing-orders.ts'
import { describeDays, describeDelivery, momentOf, runWords } from './describe-standing.ts'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** NEXT-4: /standing-orders. */
export function StandingOrdersScreen() {
  const go = useGo()
  const params = useShipToParams()
  const shipTo = useShipTo()
  const mayHave = params !== null && shipTo?.isProspective === false
  const list = useCall(listStandingOrders, mayHave ? { params } : null)
  if (!mayHave)
    return (
      <div className="page">
        <h1 className="pb-3 text-20 font-semibold">Standing orders</h1>
        <EmptyState title={params ? 'No standing orders for a prospect' : 'Please select a ship-to'}>
          {params ? 'They come with the first order.' : 'Standing orders belong to one.'}
        </EmptyState>
      </div>
    )
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">Standing orders</h1>
        <Button variant="primary" onPress={() => go(newStandingOrderScreen.at())}>
          <Plus size={16} aria-hidden="true" />
          New standing order
        </Button>
      </div>
      <WaitingDrafts params={params} />
      <CallList
        call={list}
        what="The standing orders"
        isEmpty={({ standingOrders }) => standingOrders.length === 0}
        empty={
          <EmptyState title="No standing orders yet" picture={<CalendarSync size={40} aria-hidden="true" />}>
            What you order every week by itself: start from a cart, a guide or a past order, and choose its days.
          </EmptyState>
        }
      >
        {({ standingOrders, timeZone }) => (
          <ul aria-label="Standing orders" className="divide-y divide-line rounded-dialog border border-line bg-raised">
            {standingOrders.map((order) => (
              <Row key={order.id} order={order} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </CallList>
    </div>
  )
}

function Row({ order, timeZone }: { order: StandingRow; timeZone: string }) {
  const { next, lastRun } = order
  return (
    <li className="row-layer grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <Link
          href={standingOrderScreen.at({ standingOrderId: order.id })}
          className="font-medium wrap-anywhere text-ink after:absolute after:inset-0"
        >
          {order.name}
        </Link>
        <p>{describeDays(order)}</p>
        <p className="text-13 wrap-anywhere text-muted">
          {order.parGuideName === null ? plural(order.lineCount, 'item') : `Fills ${order.parGuideName} to par`} ·{' '}
          {order.mode === 'auto' ? 'placed by itself' : 'asks first'} ·{' '}
          {order.isOwn ? 'yours' : `by ${order.ownerName}`}
        </p>
      </div>
      <div className="text-13 md:text-right">
        {order.isPaused && <Badge tone="warning">Paused</Badge>}
        {!order.isOwnerActive && <Badge tone="danger">Its owner left</Badge>}
        {next ? (
          <>
            <p>Next {describeDelivery(next)}</p>
            <p className="text-muted">Draft {momentOf(next.draftAt, timeZone)}</p>
          </>
        ) : (
          !order.isPaused && <p className="text-muted">No further delivery</p>
        )}
        {lastRun && lastRun.state !== 'drafted' && (
          <p className="text-muted">
            Last {describeDelivery({ plannedOn: lastRun.deliverOn, deliverOn: lastRun.deliverOn })}:{' '}
            {runWords[lastRun.state].word.toLowerCase()}
          </p>
        )}
      </div>
    </li>
  )
}
