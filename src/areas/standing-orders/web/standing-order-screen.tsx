import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { orderDialog } from '#areas/orders/orders.addresses.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { poText } from '#areas/carts/rules/po-text.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import { problemText, amountOf } from '../rules/standing-mail.ts'
import { editStandingOrderScreen, standingOrderScreen, standingOrdersScreen } from '../standing-orders.addresses.ts'
import { deleteStandingOrder, getStandingOrder, pauseStandingOrder } from '../standing-orders.endpoints.ts'
import type { StandingOrder, StandingRun } from '../standing-orders.ts'
import { ComingDeliveries } from './coming-deliveries.tsx'
import { describeDays, describeDelivery, describeEnd, holidayWords, runWords } from './describe-standing.ts'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** NEXT-4: /standing-orders/ID: what comes next, and what became of the last deliveries. */
export function StandingOrderScreen() {
  const { standingOrderId = '' } = usePathParams(standingOrderScreen)
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getStandingOrder, params && { params: { ...params, standingOrderId } })
  usePageTitle(data?.standingOrder.name)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={standingOrdersScreen.at()}>Standing orders</BackLink>
      {data && params ? (
        <Shown order={data.standingOrder} timeZone={data.timeZone} place={params} />
      ) : error ? (
        <ErrorState failure={error} what="The standing order" onRetry={() => void refetch()} />
      ) : params ? (
        <Skeleton className="h-64 w-full" what="the standing order" />
      ) : (
        <EmptyState title="Please select a ship-to" />
      )}
    </div>
  )
}

interface Place {
  readonly division: string
  readonly shipTo: string
}

const refresh = ['getStandingOrder', 'listStandingOrders', 'listStandingDrafts'] as const

function Shown({ order, timeZone, place }: { order: StandingOrder; timeZone: string; place: Place }) {
  const go = useGo()
  const [asks, setAsks] = useState(false)
  const { id, name, isPaused } = order
  const params = { ...place, standingOrderId: id }
  const showDone = ({ message }: { message: string }) => showToast({ tone: 'success', message })
  const pause = useAct(pauseStandingOrder, { refresh, done: showDone })
  const remove = useAct(deleteStandingOrder, {
    refresh: ['listStandingOrders', 'listStandingDrafts'],
    failed: () => true,
    done: (answer) => {
      showDone(answer)
      go(standingOrdersScreen.at(), { replace: true })
    },
  })
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold wrap-anywhere">
            {name} {isPaused && <Badge tone="warning">Paused</Badge>}
          </h1>
          <p>
            {describeDays(order)}, {describeEnd(order)}
          </p>
          <p className="text-13 text-muted">
            {order.mode === 'auto'
              ? `Placed by itself half an hour before the cut-off, in the name of ${order.ownerName}`
              : `${order.ownerName} is asked first`}
            {` · draft ${plural(order.draftHours, 'hour')} before the cut-off`}
          </p>
          <p className="text-13 text-muted">
            On a day without a truck: {holidayWords[order.onHoliday].toLowerCase()}
            {' · '}
            {order.po === null ? 'PO number asked each time' : order.po === '' ? 'no PO number' : poText(order.po)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onPress={() => go(editStandingOrderScreen.at({ standingOrderId: id }))}>
            <Pencil size={16} aria-hidden="true" />
            Change
          </Button>
          <Button isPending={pause.isRunning} onPress={() => pause.run({ params, body: { isPaused: !isPaused } })}>
            {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button onPress={() => setAsks(true)}>
            <Trash2 size={16} aria-hidden="true" />
            Delete
          </Button>
        </div>
      </header>
      {!order.isOwnerActive && (
        <Banner tone="warning">
          {order.ownerName} can no longer sign in, so nothing is ordered. Change it and take it over to go on.
        </Banner>
      )}
      <WaitingDrafts params={place} standingOrderId={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <ComingDeliveries key={id} order={order} timeZone={timeZone} params={params} />
        <Lines order={order} />
      </div>
      <History runs={order.runs} />
      <ConfirmDialog
        title="Delete standing order"
        confirmLabel="Delete"
        isDangerous
        isOpen={asks}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() => remove.run({ params })}
        onClose={() => setAsks(false)}
      >
        “{name}” orders nothing more. A draft that waits stays as a usual cart; orders stay as they are.
      </ConfirmDialog>
    </>
  )
}

/** Lines shown before the rest is folded away. */
const firstLines = 12

function Lines({ order: { lines, parGuideName, parGuideId } }: { order: StandingOrder }) {
  // On paper nothing can be unfolded.
  const shown = usePrinting() ? lines.length : firstLines
  return (
    <section aria-labelledby="standing-lines" className="rounded-dialog border border-line bg-raised">
      <h2 id="standing-lines" className="border-b border-line px-4 py-2.5 font-semibold">
        {parGuideId === null ? plural(lines.length, 'item') : 'Fill to par'}
      </h2>
      {parGuideId === null ? (
        <>
          <LineList lines={lines.slice(0, shown)} />
          {lines.length > shown && (
            <div className="px-4">
              <Disclosure title={`${lines.length - shown} more`}>
                <LineList lines={lines.slice(shown)} />
              </Disclosure>
            </div>
          )}
        </>
      ) : (
        <p className="px-4 py-3">
          {parGuideName === null
            ? 'The guide was deleted: the next draft fails. Change the standing order to choose items or another guide.'
            : `Each draft orders what brings ${parGuideName} back to par, by the last count.`}
        </p>
      )}
    </section>
  )
}

const LineList = ({ lines }: { lines: StandingOrder['lines'] }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.itemNumber} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
        <span className="min-w-0 wrap-anywhere">
          {line.description || 'No item any more'}{' '}
          <span className="figures text-13 text-muted">
            {line.itemNumber} {line.packSizeDescription}
          </span>
        </span>
        <span className="figures">{amountOf(line)}</span>
      </li>
    ))}
  </ul>
)

function History({ runs }: { runs: readonly StandingRun[] }) {
  const done = runs.filter(({ state }) => state !== 'drafted')
  return (
    <section aria-labelledby="standing-history" className="rounded-dialog border border-line bg-raised">
      <h2 id="standing-history" className="border-b border-line px-4 py-2.5 font-semibold">
        History
      </h2>
      {done.length === 0 ? (
        <p className="px-4 py-3 text-muted">Nothing yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {done.map((run) => (
            <li key={run.id} className="grid gap-1 px-4 py-2">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="flex flex-wrap items-center gap-2">
                  {describeDelivery(run)} <Badge tone={runWords[run.state].tone}>{runWords[run.state].word}</Badge>
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  {run.state === 'placed' && run.subtotal !== null && <MoneyText cents={run.subtotal} />}
                  {run.orderId !== null && (
                    <Link href={ordersScreen.at({}, orderDialog.open(run.orderId))} className="text-action">
                      Order {run.orderNumber}
                    </Link>
                  )}
                </span>
              </div>
              {run.reason !== null && run.state !== 'placed' && <p className="text-13 text-muted">{run.reason}</p>}
              {run.problems.length > 0 && (
                <ul className="list-disc pl-5 text-13 text-muted">
                  {run.problems.map((problem) => (
                    <li key={problem.itemNumber} className="wrap-anywhere">
                      {problemText(problem)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
