import { useState } from 'react'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Cart } from '../cart.ts'
import { discardCart } from '../cart.endpoints.ts'
import { NoCartDialog } from './no-cart-dialog.tsx'
import { DiscardSwitchList } from './switch-cart/discard-switch-list.tsx'
import { useActiveCart } from './use-active-cart.ts'
import { poText } from '../rules/po-text.ts'

/** CART-8: discards the active cart; when asked, another one takes its place. */
export function DiscardCartDialog({ close }: DialogProps) {
  const { cart } = useActiveCart()
  // The cart as it was when the dialog opened: if it ends in the meantime, the server's response
  // says so.
  const [opened, setOpened] = useState<Cart | null>(cart)
  if (cart && !opened) setOpened(cart)
  if (!opened) return <NoCartDialog title="Discard Cart" close={close} />
  return <DiscardCart cart={opened} close={close} />
}

function DiscardCart({ cart, close }: { cart: Cart; close: () => void }) {
  const params = useShipToParams()
  const go = useGo()
  const [switches, setSwitches] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const discard = useAct(discardCart, {
    refresh: ['listCarts', 'listPendingCarts', 'getActiveCart', 'searchShop'],
    failed: ({ status }) => {
      if (status === 404) void refreshCalls(['listCarts', 'listPendingCarts', 'getActiveCart'])
      return false
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(dashboardScreen.at(), { replace: true })
    },
  })
  const whyNot = switches && chosen === null ? 'Select a cart to continue' : undefined
  const submit = () => {
    if (!params || discard.isRunning || whyNot) return
    discard.run({
      params: { ...params, cartId: cart.id },
      query: switches && chosen !== null ? { switchToCartId: chosen } : {},
    })
  }
  return (
    <Dialog
      role="alertdialog"
      title="Discard Cart"
      width={560}
      isOpen
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question puts the focus on its safe answer */}
          <Button autoFocus onPress={close}>
            Cancel
          </Button>
          <Button variant="danger" isPending={discard.isRunning} disabledReason={whyNot} onPress={submit}>
            Discard
          </Button>
        </>
      }
    >
      <p className="mb-3 break-words">
        {cart.po ? poText(cart.po) : 'This cart'} with {plural(cart.totals.lines, 'item')} will be discarded. This
        cannot be undone.
      </p>
      <Checkbox isSelected={switches} onChange={setSwitches}>
        Discard and switch to another cart
      </Checkbox>
      {switches && <DiscardSwitchList cartId={cart.id} chosen={chosen} onChoose={choose} />}
    </Dialog>
  )
}
