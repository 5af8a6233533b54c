import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { readOrderKey } from '#areas/orders/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RefusedLines } from './reorder-result.tsx'
import { useOpenChange } from './use-open-change.ts'

/** NEXT-2: `?change-order=ORDER`: opens the cart that changes a placed order. */
export function ChangeOrderDialog({ value, close }: DialogProps) {
  const params = readOrderKey(value, useShipToParams())
  const { data, error, refetch } = useCall(getOrder, params && { params })
  const change = useOpenChange(data?.order)
  const isOpen = change.left.length > 0
  const whyNot = data ? (data.whyNotChange ?? undefined) : 'One moment'
  const run = () => (isOpen ? change.review() : whyNot === undefined && change.open())
  return (
    <Dialog
      title={data ? `Change order ${data.order.orderNumber}` : 'Change order'}
      isOpen
      onClose={close}
      onSubmit={run}
      footer={
        <>
          <Button onPress={close}>{isOpen ? 'Close' : 'Cancel'}</Button>
          <Button
            variant="primary"
            autoFocus
            isPending={change.isRunning}
            disabledReason={isOpen ? undefined : whyNot}
            onPress={run}
          >
            {isOpen ? 'Review Cart' : 'Open as a cart'}
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
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : isOpen ? (
        <div className="grid gap-3">
          <p>These items can no longer be ordered. The changed order would be without them.</p>
          <RefusedLines lines={change.left} />
        </div>
      ) : (
        <div className="grid gap-3">
          {data.whyNotChange !== null ? (
            <Banner tone="danger">{data.whyNotChange}</Banner>
          ) : (
            <>
              <p>
                The order opens as a cart: change quantities, items, PO and delivery date there. It stays as it is until
                you press Change order in the review.
              </p>
              <p className="text-13 text-muted">
                Prices are today&apos;s.
                {data.cutOffAt &&
                  ` Changes are possible until ${formatMoment(new Date(data.cutOffAt), data.timeZone)}.`}
              </p>
            </>
          )}
          {/* A refusal brings the order up to date, which may say the same. */}
          {change.failure && change.failure.message !== data.whyNotChange && (
            <Banner tone="danger">{change.failure.message}</Banner>
          )}
        </div>
      )}
    </Dialog>
  )
}
