import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewCartScreen } from '../checkout.addresses.ts'
import { reorder } from '../reorder.endpoints.ts'
import { ReorderCart } from './reorder-cart.tsx'
import { ReorderLines } from './reorder-lines.tsx'
import { ReorderResult, RefusedLines } from './reorder-result.tsx'

/** The response of ordering again. */
export type Reordered = CallAnswer<typeof reorder>

/**
 * CHECK-5: `?reorder=ORDER`: puts an order's lines into the active cart or a new one, then shows
 * the result for each.
 */
export function ReorderDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const { cart, problem, isLoading, failure, refetch } = useActiveCart()
  const order = useCall(getOrder, params && { params: { ...params, orderId: value } })
  const [result, setResult] = useState<Reordered>()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [isNewChosen, setNewChosen] = useState(false)
  // Nothing can be added to a cart that a colleague holds.
  const isLocked = problem === 'locked'
  const target = isNewChosen || isLocked ? null : cart
  const lines = order.data?.order.items ?? []
  const chosen = lines.filter(({ lineNumber }) => !left.has(lineNumber))
  const act = useAct(reorder, {
    refresh: ['listCarts', 'reviewCart', 'searchShop', 'getItem'],
    done: (answer) => {
      if (params)
        writeCall(getActiveCart, { params }, (before) => ({
          openCarts: Math.max(1, before?.openCarts ?? 0),
          cart: { ...answer.cart, isActive: true },
        }))
      setResult(answer)
    },
    // The dialog itself says why.
    failed: () => true,
  })
  // Which cart the lines would go to is unknown while the cart cannot be read.
  const unread = (!order.data && order.error) || failure
  const whyNot =
    unread?.message ??
    (!order.data || isLoading ? 'One moment' : chosen.length === 0 ? 'Choose at least one item' : undefined)
  const run = () => {
    if (!params || whyNot !== undefined || act.isRunning) return
    act.run({
      params,
      body: {
        orderId: value,
        ...(target && { cartId: target.id }),
        ...(left.size > 0 && { lineNumbers: chosen.map(({ lineNumber }) => lineNumber) }),
      },
    })
  }
  // Days of their own are easier read in groups.
  const review = () =>
    go(reviewCartScreen.at({ group: result?.lineDates.length ? 'date' : undefined }), { replace: true })
  if (result) {
    return (
      <Dialog
        title="Reorder"
        isOpen
        onClose={close}
        onSubmit={review}
        footer={
          <>
            <Button onPress={close}>Close</Button>
            <Button variant="primary" autoFocus onPress={review}>
              Review Cart
            </Button>
          </>
        }
      >
        <ReorderResult result={result} />
      </Dialog>
    )
  }
  const refused = act.failure && isCallFailed(act.failure) ? refusedOf(act.failure.details) : []
  return (
    <Dialog
      title="Reorder"
      isOpen
      onClose={close}
      onSubmit={run}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" autoFocus isPending={act.isRunning} disabledReason={whyNot} onPress={run}>
            Reorder
          </Button>
        </>
      }
    >
      {unread ? (
        <ErrorState
          failure={unread}
          what={unread === failure ? 'Your cart' : 'The order'}
          missing={{ text: 'This ship-to has no such order.' }}
          onRetry={() => (unread === failure ? refetch() : void order.refetch())}
        />
      ) : order.data ? (
        <div className="grid gap-3">
          <p>
            {plural(chosen.length, 'item')} of order <strong className="figures">{order.data.order.orderNumber}</strong>{' '}
            will be added to {target ? 'your active cart.' : 'a new cart.'}
          </p>
          {cart && <ReorderCart cart={cart} isNew={target === null} isLocked={isLocked} onChange={setNewChosen} />}
          <p className="text-13 text-muted">
            Prices are today&apos;s. Drop ship and Just-in-Time items come on days of their own.
          </p>
          <ReorderLines lines={lines} left={left} onChange={setLeft} />
          {act.failure && <Banner tone="danger">{act.failure.message}</Banner>}
          <RefusedLines lines={refused} />
        </div>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Dialog>
  )
}

/** The lines at fault in a refusal's details. */
function refusedOf(details: unknown): Reordered['errors'] {
  return (details as { errors?: Reordered['errors'] } | null)?.errors ?? []
}
