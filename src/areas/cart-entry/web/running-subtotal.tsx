import { MoneyText } from '#ui/money-text.tsx'
import { useRunningTotal } from './use-running-total.ts'

/** CART-11: the subtotal of the active cart as it is typed. */
export function RunningSubtotal() {
  const { subtotal, isEstimate } = useRunningTotal()
  return <MoneyText cents={subtotal} isEstimate={isEstimate} />
}
