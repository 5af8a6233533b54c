import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { goToReturnPage } from '#browser/punchout-tab.ts'
import { readCall, refreshCalls } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { orderPlacedScreen } from '../checkout.addresses.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { returnCart } from '../return-cart.endpoints.ts'
import { agreedSubtotal, type TotalDifference, totalDifferences } from './total-differences.ts'

/** A total the person has not seen yet, to agree to or not. */
export interface NewTotal {
  readonly subtotal: number
  readonly isEstimate: boolean
  readonly differences: readonly TotalDifference[]
  /** Places the order at the new total. */
  readonly agree: () => void
}

const notTaken = 'Some quantities could not be saved. Please check the lines and place the order again.'

/**
 * CHECK-4: sends what is typed, then places what the person sees; another total is shown line by
 * line and asked about.
 */
export function usePlaceOrder(quantities: CartQuantities, seen: Cart) {
  const params = useShipToParams()
  const go = useGo()
  const [refusal, setRefusal] = useState<string>()
  const [newTotal, setNewTotal] = useState<NewTotal>()
  const [isSaving, setSaving] = useState(false)
  const typedOf = (itemNumber: string) => quantities.get(itemNumber)

  function failed({ code, message, details }: CallFailed, { params: { cartId } }: { params: { cartId: string } }) {
    setNewTotal(undefined)
    void refreshCalls(['getActiveCart', 'reviewCart'])
    if (code !== 'total_changed') {
      setRefusal(message)
      return true
    }
    const { lines, subtotal } = details as { lines: { itemNumber: string; now: number | null }[]; subtotal: number }
    const current = latest()
    ask(current?.id === cartId ? current : seen, subtotal, totalDifferences(seen.items, typedOf, lines))
    return true
  }
  const act = useAct(placeOrder, {
    done: ({ order }) => go(orderPlacedScreen.at({ placed: order.id }), { replace: true }),
    refresh: ['getActiveCart', 'listCarts', 'listOrders'],
    failed,
  })

  // PUNCH-4: the page it leads to is the server's, and the last one of the session.
  const giveBack = useAct(returnCart, {
    done: ({ returnPath }) => goToReturnPage(returnPath),
    failed,
  })
  const isReturned = useActor().isPunchout === true
  const latest = () => (params ? readCall(getActiveCart, { params })?.cart : undefined)
  const send = (cart: Cart, expectedSubtotal: number) => {
    if (!params) return
    const input = { params: { ...params, cartId: cart.id }, body: { expectedSubtotal } }
    if (isReturned) giveBack.run(input, cart.version)
    else act.run(input, cart.version)
  }
  const ask = (cart: Cart, subtotal: number, differences: readonly TotalDifference[]) =>
    setNewTotal({ subtotal, differences, isEstimate: cart.totals.isEstimate, agree: () => send(cart, subtotal) })

  const isRunning = act.isRunning || giveBack.isRunning || isSaving
  const place = async () => {
    if (!params || isRunning) return
    setRefusal(undefined)
    const agreed = agreedSubtotal(seen.items, typedOf)
    setSaving(true)
    const wasTaken = await quantities.flush()
    setSaving(false)
    if (!wasTaken) return setRefusal(notTaken)
    const current = latest() ?? seen
    if (current.id !== seen.id)
      return setRefusal('Another cart is active now. Please check it before placing the order.')
    if (agreed === current.totals.subtotal) return send(current, agreed)
    // Somebody else changed the cart, or a price moved between the two.
    const now = current.items.map((line) => ({
      itemNumber: line.itemNumber,
      description: line.itemInfo.description,
      now: line.lineTotal,
    }))
    ask(current, current.totals.subtotal, totalDifferences(seen.items, typedOf, now))
  }
  return {
    place: () => void place(),
    isRunning,
    refusal,
    newTotal,
    dismiss: () => setNewTotal(undefined),
  }
}
