import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Cart } from '../cart.ts'
import { updateCartDetails } from '../cart.endpoints.ts'
import { type OrderDetails, OrderDetailsForm } from './order-details-form.tsx'
import { useActiveCart } from './use-active-cart.ts'

/** CART-6: PO No, Order Type and delivery date of the active cart. */
export function EditInfoDialog({ close }: DialogProps) {
  const { cart } = useActiveCart()
  // The cart as it was when the dialog opened: a change by somebody else is a conflict to show, not to hide.
  return cart && <EditInfo key={cart.id} cart={cart} close={close} />
}

function EditInfo({ cart, close }: { cart: Cart; close: () => void }) {
  const params = useShipToParams()
  const [details, setDetails] = useState<OrderDetails>({
    poNumber: cart.po,
    soType: cart.soType,
    deliveryDate: cart.deliveryDate,
  })
  const [version, setVersion] = useState(cart.version)
  const [conflict, setConflict] = useState<Cart>()
  const update = useAct(updateCartDetails, {
    refresh: ['getActiveCart', 'listCarts', 'reviewCart'],
    failed: ({ code, details: facts }) => {
      if (code === 'cart_changed') {
        const { cart: current } = facts as { cart: Cart }
        setConflict(current)
        setVersion(current.version)
        void refreshCalls(['getActiveCart'])
      }
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const submit = () => {
    if (params && !update.isRunning) update.run({ params: { ...params, cartId: cart.id }, body: details }, version)
  }
  const problem = update.failure && update.failure.code !== 'cart_changed' ? update.failure : undefined
  return (
    <Dialog
      title="Edit Info"
      width={560}
      isOpen
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isPending={update.isRunning} onPress={submit}>
            Save
          </Button>
        </>
      }
    >
      {conflict && (
        <div className="mb-4">
          <Banner tone="warning">
            Someone else changed this cart meanwhile. It now reads: PO {conflict.po || '-'},{' '}
            {orderTypes[conflict.soType]},{' '}
            {conflict.deliveryDate ? formatDay(conflict.deliveryDate) : 'no delivery date'}. What you typed is still
            here; Save keeps it.
          </Banner>
        </div>
      )}
      <OrderDetailsForm details={details} onChange={setDetails} problem={problem} />
    </Dialog>
  )
}
