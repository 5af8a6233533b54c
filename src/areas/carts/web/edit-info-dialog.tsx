import { useState } from 'react'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { useActor } from '#browser/current-user.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Cart } from '../cart.ts'
import { updateCartDetails } from '../cart.endpoints.ts'
import { type DetailFacts, mergeDetails } from '../rules/merge-details.ts'
import { DetailsConflict } from './live/details-conflict.tsx'
import { NoCartDialog } from './no-cart-dialog.tsx'
import { type OrderDetails, OrderDetailsForm } from './order-details-form.tsx'
import { CartGoneDialog } from './live/cart-gone-dialog.tsx'
import { useActiveCart } from './use-active-cart.ts'
import { useOrderDates } from './use-order-dates.ts'

/** CART-6: PO No, Order Type and delivery date of the active cart. */
export function EditInfoDialog({ close }: DialogProps) {
  const { cart } = useActiveCart()
  // The cart as it was when the dialog opened: what somebody else does in the meantime is merged on
  // saving, and shown.
  const [opened, setOpened] = useState<Cart | null>(cart)
  if (!opened && cart) setOpened(cart)
  if (!opened) return <NoCartDialog title="Edit Info" close={close} />
  return <EditInfo key={opened.id} cart={opened} close={close} />
}

const factsOf = ({ poNumber, soType, deliveryDate }: OrderDetails): DetailFacts => ({
  po: poNumber,
  soType,
  deliveryDate,
})
const isSame = (a: OrderDetails, b: OrderDetails): boolean =>
  a.poNumber === b.poNumber && a.soType === b.soType && a.deliveryDate === b.deliveryDate
const formOf = ({ po, soType, deliveryDate }: DetailFacts): OrderDetails => ({ poNumber: po, soType, deliveryDate })

function EditInfo({ cart, close }: { cart: Cart; close: () => void }) {
  const { isPunchout, isDeliveryFixed } = useActor()
  const [typed, setTyped] = useState<OrderDetails>(formOf(cart))
  const [hasDate, setHasDate] = useState(cart.deliveryDate !== null || isDeliveryFixed === true)
  const { firstOf } = useOrderDates()
  // S0 section 7: a cart without a date starts with the first valid one, until another is chosen.
  const suggested = hasDate ? typed.deliveryDate : firstOf(typed.soType)
  const details: OrderDetails = { ...typed, deliveryDate: suggested }
  const change = (next: OrderDetails) => {
    if (next.deliveryDate !== suggested || next.soType !== details.soType) setHasDate(true)
    setTyped(next)
  }
  const [isTypingDate, setTypingDate] = useState(false)
  const [base, setBase] = useState<Cart>(cart)
  const [conflicts, setConflicts] = useState<readonly (keyof DetailFacts)[] | null>(null)
  const update = useAct(updateCartDetails, {
    refresh: ['getActiveCart', 'listCarts', 'reviewCart', 'searchShop', 'listCartChanges'],
    failed: ({ code, details: facts }) => {
      if (code === 'cart_changed') {
        const { cart: theirs } = facts as { cart: Cart }
        // A date that was only suggested gives way to theirs.
        const mine = hasDate ? details : { ...details, deliveryDate: base.deliveryDate }
        const merged = mergeDetails(base, factsOf(mine), theirs)
        setTyped(formOf(merged.details))
        setHasDate(hasDate || merged.details.deliveryDate !== null)
        setConflicts(merged.conflicts)
        setBase(theirs)
        void refreshCalls(['getActiveCart'])
      }
      return true
    },
    done: ({ message, warning }) => {
      showToast({ tone: 'success', message })
      if (warning) showToast({ tone: 'info', message: warning })
      close()
    },
  })
  const params = { division: cart.division, shipTo: cart.shipTo, cartId: cart.id }
  const submit = () => {
    const { poNumber, ...others } = details
    // A PO that a procurement system sent may be longer than people may type: as long as nobody
    // changes it, it stays.
    const body = poNumber === base.po ? others : details
    if (!update.isRunning && !isTypingDate) update.run({ params, body }, base.version)
  }
  const code = update.failure?.code
  if (update.failure && (code === 'cart_not_found' || code === 'cart_already_ordered')) {
    const leave = () => {
      void refreshCalls(['getActiveCart', 'listCarts'])
      close()
    }
    return <CartGoneDialog message={update.failure.message} close={leave} />
  }
  const problem = update.failure && code !== 'cart_changed' ? update.failure : undefined
  return (
    <Dialog
      title="Edit Info"
      width={560}
      isOpen
      isDirty={isTypingDate || !isSame(details, hasDate ? formOf(base) : { ...formOf(base), deliveryDate: suggested })}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            isPending={update.isRunning}
            disabledReason={isTypingDate ? 'The delivery date is not finished' : undefined}
            onPress={submit}
          >
            Save
          </Button>
        </>
      }
    >
      {conflicts && (
        <DetailsConflict
          conflicts={conflicts}
          theirs={base}
          take={() => {
            setTyped(formOf(base))
            setHasDate(true)
            setConflicts([])
          }}
        />
      )}
      <OrderDetailsForm
        details={details}
        onChange={change}
        problem={problem}
        keptPo={base.po}
        items={cart.items.map((line) => line.itemInfo)}
        onTypingDate={setTypingDate}
        isPoHidden={isPunchout === true}
        isDeliveryFixed={isDeliveryFixed === true}
      />
    </Dialog>
  )
}
