import { useState } from 'react'
import { RadioGroup } from 'react-aria-components'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listCarts, setActiveCart } from '../cart.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { CartChoice } from './cart-choice.tsx'

/** CART-7: makes another open cart of the ship-to the active one; a locked cart only its owner's. */
export function SwitchCartDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listCarts, params && { params })
  const [chosen, choose] = useState<string>()
  const change = useAct(setActiveCart, {
    refresh: ['listCarts', 'getActiveCart', 'searchShop'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const submit = () => {
    if (params && chosen && !change.isRunning) change.run({ params, body: { activeCartId: chosen } })
  }
  return (
    <Dialog
      title="Switch Cart"
      width={640}
      isOpen
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="primary"
            isPending={change.isRunning}
            disabledReason={chosen ? undefined : 'Select a cart to continue'}
            onPress={submit}
          >
            Switch Cart
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : data.carts.length === 0 ? (
        <EmptyState title="No cart found" />
      ) : (
        <RadioGroup
          aria-label="Open carts"
          value={chosen ?? null}
          onChange={choose}
          className="overflow-hidden rounded-dialog border border-line"
        >
          {data.carts.map((cart) => (
            <CartChoice
              key={cart.id}
              cart={cart}
              disabledReason={cart.abilities.setActive === null ? undefined : cartRefusals.cart_switch_locked.message}
            />
          ))}
        </RadioGroup>
      )}
    </Dialog>
  )
}
