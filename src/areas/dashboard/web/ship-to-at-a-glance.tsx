import { useMode } from '#browser/app-mode.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { CreditHold } from '#areas/customers/web/public.tsx'
import { ReceiveCard } from '#areas/receiving/web/public.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Failure } from '#ui/error-state.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { AccountCard } from './account-card.tsx'
import { AutopayCard } from './autopay-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import { GuidesCard } from './guides-card.tsx'
import { LastPaymentsCard } from './last-payments-card.tsx'
import { OpenCartCard } from './open-cart-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { OwedCard } from './owed-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { ProspectCard } from './prospect-card.tsx'
import { UsualItemsCard } from './usual-items-card.tsx'
import { WeeksCard } from './weeks-card.tsx'

/** SHELL-8: what the selected ship-to needs: carts, orders, deliveries and what is owed. */
export function ShipToAtAGlance({
  data,
  state,
}: {
  data: CallAnswer<typeof getDashboard> | undefined
  /** Of the call that brings the data. */
  state: { readonly failure: Failure | null; readonly onRetry: () => void }
}) {
  const shipTo = useShipTo()
  // Cart and items belong to the other mode: their screens are closed in accounting (ACCESS-6).
  const isRestaurant = useMode() === 'restaurant'
  const actor = useActor()
  const mayOrder = actor.can('manageCart') && isRestaurant
  const showsOwed = !isRestaurant && shipTo !== null && actor.can('viewInvoices')
  return (
    <>
      {data?.isOnCreditHold && <CreditHold />}
      <div
        aria-busy={!data && !state.failure}
        // What is awaited moves the columns below it where they stand one below the other. Of two
        // columns the left one has the third part below the first, beside the second.
        className="grid items-start gap-4 max-lg:has-data-awaited:*:invisible lg:max-xl:grid-cols-2 lg:max-xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_340px]"
      >
        <div className="grid gap-4 empty:hidden has-data-awaited:*:invisible">
          {shipTo?.isProspective && isRestaurant && <ProspectCard />}
          {isRestaurant && !shipTo?.isProspective && actor.can('receiveDeliveries') && <ReceiveCard />}
          {mayOrder && !shipTo?.isProspective && <OpenCartCard dashboard={data} />}
          {mayOrder && !shipTo?.isProspective && <GuidesCard />}
          {showsOwed && <OwedCard division={shipTo.division} billTo={shipTo.billTo} />}
          {!isRestaurant && actor.can('viewAutopay') && <AutopayCard />}
          {!isRestaurant && actor.can('paymentHistory') && <LastPaymentsCard />}
        </div>
        <div className="grid gap-4 empty:hidden lg:max-xl:row-span-2">
          {mayOrder && !shipTo?.isProspective && <UsualItemsCard />}
          {data?.orders && <OrdersCard orders={data.orders} today={data.today} />}
          {data?.deliveries && <DeliveriesCard deliveries={data.deliveries} today={data.today} />}
          {!data && actor.can('viewSalesOrders') && (
            <>
              <PendingCard title="Orders on their way" what="Your orders" room="h-80" {...state} />
              <PendingCard title="Next deliveries" what="Your deliveries" room="h-40" {...state} />
            </>
          )}
        </div>
        <div className="grid gap-4 empty:hidden">
          {data?.weeks && <WeeksCard weeks={data.weeks} />}
          {data?.account && <AccountCard account={data.account} today={data.today} withBillTo={!showsOwed} />}
          {!data && actor.can('viewSalesOrders') && (
            <PendingCard title="Spend by week" what="Your weeks" room="h-40" {...state} />
          )}
          {!data && actor.can('viewInvoices') && (
            <PendingCard title="Account" what="Your account" room="h-32" {...state} />
          )}
        </div>
      </div>
    </>
  )
}
