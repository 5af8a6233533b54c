import { useState } from 'react'
import { RadioGroup } from 'react-aria-components'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { discardCart, listCarts } from '../cart.endpoints.ts'
import { CartChoice } from './cart-choice.tsx'
import { useActiveCart } from './use-active-cart.ts'

/** CART-8: discards the active cart; when asked, another one takes its place. Carts locked by others are not offered. */
export function DiscardCartDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const { cart } = useActiveCart()
  const { data } = useCall(listCarts, params && { params })
  const [switches, setSwitches] = useState(false)
  const [chosen, choose] = useState<string>()
  const discard = useAct(discardCart, {
    refresh: ['listCarts', 'getActiveCart', 'searchShop'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go('/dashboard', { replace: true })
    },
  })
  if (!cart) return null
  const others = (data?.carts ?? []).filter((other) => other.id !== cart.id && other.abilities.setActive === null)
  const waitsForChoice = switches && !chosen
  const submit = () => {
    if (!params || discard.isRunning || waitsForChoice) return
    discard.run({ params: { ...params, cartId: cart.id }, query: switches ? { switchToCartId: chosen } : {} })
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
          <Button autoFocus onPress={close}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isPending={discard.isRunning}
            disabledReason={waitsForChoice ? 'Select a cart to continue' : undefined}
            onPress={submit}
          >
            Discard
          </Button>
        </>
      }
    >
      <p className="mb-3">
        {cart.po ? `PO ${cart.po}` : 'This cart'} with {cart.totals.lines} {cart.totals.lines === 1 ? 'item' : 'items'}{' '}
        will be discarded. This cannot be undone.
      </p>
      <Checkbox isSelected={switches} onChange={setSwitches}>
        Discard and switch to another cart
      </Checkbox>
      {switches &&
        (others.length === 0 ? (
          <p className="py-3 text-muted">There is no cart present for switch</p>
        ) : (
          <RadioGroup
            aria-label="Carts to switch to"
            value={chosen ?? null}
            onChange={choose}
            className="mt-2 max-h-[40vh] overflow-auto rounded-dialog border border-line"
          >
            {others.map((other) => (
              <CartChoice key={other.id} cart={other} />
            ))}
          </RadioGroup>
        ))}
    </Dialog>
  )
}
