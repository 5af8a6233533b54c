import { useState } from 'react'
import type { Cart } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { editInfoDialog } from '#areas/carts/carts.addresses.ts'
import { checkoutDialog } from '#areas/checkout/checkout.addresses.ts'
import type { ReviewFinding } from '#areas/checkout/checkout.endpoints.ts'
import { useCloseDialog, useGo, useSearchTexts } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { type CheckoutPart, countRecommendations } from './count-recommendations.ts'
import { useCartAnalysis } from './use-cart-analysis.ts'
import { useSwitchItem } from './use-switch-item.ts'

const parts: readonly string[] = ['checkout', 'alerts', 'suggestions'] satisfies CheckoutPart[]
const isPart = (text: string): text is CheckoutPart => parts.includes(text)

/** True when nothing but lines keeps the order back: the checkout dialog has their remedies. */
export const isHeldByLinesOnly = (
  { placeOrder }: Pick<Cart['abilities'], 'placeOrder'>,
  findings: readonly ReviewFinding[],
): boolean => {
  const blocking = findings.filter(({ blocks }) => blocks)
  return placeOrder === null && blocking.length > 0 && blocking.every(({ itemNumber }) => itemNumber !== undefined)
}

/**
 * CHECK-3: the button that places an order asks the analysis first. With nothing to say the order
 * is placed at once; else the dialog opens, by the address `?checkout=`, so that Back closes it.
 */
export function useCheckout(cart: Cart, quantities: CartQuantities, place: () => void) {
  const go = useGo()
  const close = useCloseDialog(checkoutDialog)
  const opened = useSearchTexts()[checkoutDialog.parameter]
  const [isAsking, setAsking] = useState(false)
  const analysis = useCartAnalysis(cart)
  const switcher = useSwitchItem(quantities, cart)
  const open = (part: CheckoutPart) => go(checkoutDialog.open(part))
  const start = async () => {
    if (isAsking) return
    setAsking(true)
    // What is typed changes what there is to say.
    const isSaved = await quantities.flush()
    const asked = isSaved ? await analysis.refetch() : analysis
    setAsking(false)
    const counts = asked.data && countRecommendations(asked.data)
    if (isSaved && counts && counts.alerts + counts.suggestions > 0) open('checkout')
    else place()
  }
  return {
    part: typeof opened === 'string' && isPart(opened) ? opened : undefined,
    analysis: analysis.data,
    isAnalysisAwaited: analysis.isPending && cart.items.length > 0,
    switcher,
    isAsking,
    open,
    close,
    start: () => void start(),
    /** Closes the dialog and opens the one that changes the delivery date. */
    chooseDate: () => go(combine(checkoutDialog.closed, editInfoDialog.open()), { replace: true }),
  }
}
