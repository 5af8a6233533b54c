import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { readOrderKey } from '#areas/orders/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { cancelOrder } from '../change-order.endpoints.ts'

/** NEXT-2: `?cancel-order=ORDER`: asks once, and names what is given up. */
export function CancelOrderDialog({ value, close }: DialogProps) {
  const params = readOrderKey(value, useShipToParams())
  const { data, error, refetch } = useCall(getOrder, params && { params })
  const act = useAct(cancelOrder, {
    refresh: ['getOrder', 'listOrders', 'searchOrders', 'getActiveCart', 'listCarts', 'getDashboard'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  const whyNot = data ? (data.whyNotCancel ?? undefined) : 'One moment'
  const run = () => {
    if (!params || !data || whyNot !== undefined || act.isRunning) return
    act.run({ params, body: { version: data.order.version } })
  }
  const order = data?.order
  return (
    <Dialog
      title={order ? `Cancel order ${order.orderNumber}` : 'Cancel order'}
      isOpen
      onClose={close}
      onSubmit={run}
      footer={
        <>
          {/* Enter must not destroy by accident. */}
          <Button autoFocus onPress={close}>
            Keep the order
          </Button>
          <Button variant="danger" isPending={act.isRunning} disabledReason={whyNot} onPress={run}>
            Cancel order
          </Button>
        </>
      }
    >
      {error && !data ? (
        <ErrorState
          failure={error}
          what="The order"
          missing={{ text: 'This ship-to has no such order.' }}
          onRetry={() => void refetch()}
        />
      ) : !order ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <div className="grid gap-3">
          {data.whyNotCancel !== null ? (
            <Banner tone="danger">{data.whyNotCancel}</Banner>
          ) : (
            <p>
              {plural(order.lines, 'item')} for {order.shipToName}
              {order.deliveryDate && ` on ${formatDay(order.deliveryDate)}`}, {formatCents(order.subtotal)}, will not be
              delivered. This cannot be taken back; you can order the items again.
            </p>
          )}
          {act.failure && act.failure.message !== data.whyNotCancel && (
            <Banner tone="danger">{act.failure.message}</Banner>
          )}
        </div>
      )}
    </Dialog>
  )
}
