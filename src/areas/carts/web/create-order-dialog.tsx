import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { createCart } from '../cart.endpoints.ts'
import { type OrderDetails, OrderDetailsForm } from './order-details-form.tsx'
import { useOrderDates } from './use-order-dates.ts'

/** CART-3: starts a cart for the selected ship-to, makes it the active one and goes to the shop. */
export function CreateOrderDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const { firstOf } = useOrderDates()
  const [typed, setTyped] = useState<OrderDetails>()
  const details = typed ?? { poNumber: '', soType: 'regularDelivery', deliveryDate: firstOf('regularDelivery') }
  const create = useAct(createCart, {
    refresh: ['listCarts', 'getActiveCart'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go('/shop', { replace: true })
    },
  })
  const submit = () => {
    if (!params || create.isRunning) return
    const { poNumber, soType, deliveryDate } = details
    create.run({ params, body: { cart: { poNumber, soType, deliveryDate } } })
  }
  return (
    <Dialog
      title="Create order"
      width={600}
      isOpen
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isPending={create.isRunning} onPress={submit}>
            Confirm
          </Button>
        </>
      }
    >
      <OrderDetailsForm details={details} onChange={setTyped} problem={create.failure ?? undefined} />
    </Dialog>
  )
}
