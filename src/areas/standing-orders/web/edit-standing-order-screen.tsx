import { useState } from 'react'
import { getCustomerRouteDays } from '#areas/routing/routing.endpoints.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { usePathParams, useSearchOf } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  editStandingOrderScreen,
  newStandingOrderScreen,
  standingOrderScreen,
  standingOrdersScreen,
} from '../standing-orders.addresses.ts'
import { getStandingOrder } from '../standing-orders.endpoints.ts'
import type { StandingOrder } from '../standing-orders.ts'
import { StandingOrderForm } from './standing-order-form.tsx'
import { type StartingLines, useStartingLines } from './use-starting-lines.ts'

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** NEXT-4: /standing-orders/new, from a cart, a guide, a past order, or nothing. */
export function NewStandingOrderScreen() {
  const params = useShipToParams()
  const shipTo = useShipTo()
  const { from = '' } = useSearchOf(newStandingOrderScreen)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={standingOrdersScreen.at()}>Standing orders</BackLink>
      <h1 className="text-20 font-semibold">New standing order</h1>
      {from === '' && params && (
        <p className="max-w-prose text-muted">
          Choose items below, <Link href={newStandingOrderScreen.at({ from: 'cart' })}>start from your open cart</Link>,
          or choose ‘Repeat’ in a guide’s menu or at a past order.
        </p>
      )}
      {params && shipTo?.isProspective === false ? (
        <FromStart key={`${params.division}.${params.shipTo}.${from}`} place={params} from={from} />
      ) : (
        <EmptyState title={params ? 'No standing orders for a prospect' : 'Please select a ship-to'} />
      )}
    </div>
  )
}

function FromStart({ place, from }: { place: Place; from: string }) {
  const { start, error, retry } = useStartingLines(place, from)
  // What arrives later changes nothing that is typed.
  const [first, setFirst] = useState<StartingLines>()
  if (start && !first) setFirst(start)
  if (error && !first) return <ErrorState failure={error} what="What it starts from" onRetry={retry} />
  if (!first) return <Skeleton className="h-64 w-full" what="what it starts from" />
  return <WithRoute place={place} start={first} order={undefined} />
}

/** NEXT-4: /standing-orders/ID/edit. */
export function EditStandingOrderScreen() {
  const { standingOrderId = '' } = usePathParams(editStandingOrderScreen)
  const place = useShipToParams()
  const { data, error, refetch } = useCall(getStandingOrder, place && { params: { ...place, standingOrderId } })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={standingOrderScreen.at({ standingOrderId })}>Standing order</BackLink>
      <h1 className="text-20 font-semibold">Change standing order</h1>
      {data && place ? (
        <WithRoute
          key={standingOrderId}
          place={place}
          start={{ name: '', lines: [], guide: null }}
          order={data.standingOrder}
        />
      ) : error ? (
        <ErrorState failure={error} what="The standing order" onRetry={() => void refetch()} />
      ) : place ? (
        <Skeleton className="h-64 w-full" what="the standing order" />
      ) : (
        <EmptyState title="Please select a ship-to" />
      )}
    </div>
  )
}

/** Days are those of the route, and the division's. */
function WithRoute({ place, start, order }: { place: Place; start: StartingLines; order: StandingOrder | undefined }) {
  const { data, error, refetch } = useCall(getCustomerRouteDays, { params: place })
  const [opened] = useState(() => new Date())
  if (error && !data) return <ErrorState failure={error} what="The delivery days" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 w-full" what="the delivery days" />
  const route = data.routeDays.find(({ soType, days }) => soType === 'regularDelivery' && days.length > 0)
  if (!route)
    return (
      <EmptyState title="This ship-to has no delivery days">
        A standing order repeats by the days of a route. Your sales rep sets one up.
      </EmptyState>
    )
  const calendar = { route, timeZone: data.timeZone, holidays: data.holidays.map(({ date }) => date) }
  const today = todayIn(data.timeZone, opened)
  return (
    <StandingOrderForm place={place} start={start} order={order} calendar={calendar} today={today} opened={opened} />
  )
}
