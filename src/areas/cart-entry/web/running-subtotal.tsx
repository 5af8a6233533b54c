import { MoneyText } from '#ui/money-text.tsx'
import { useRunningTotal } from './use-running-total.ts'

/** CART-11: the subtotal of the active cart as it is typed. */
export function RunningSubtotal() {
  const { subtotal, isEstimate } = useRunningTotal()
  return <MoneyText cents={subtotal} isEstimate={isEstimate} />
}

/** STAFF-3: what promotions save in the active cart as it is typed: a row of a list of totals. */
export function RunningSaving() {
  const { saving } = useRunningTotal()
  if (saving === 0) return null
  return (
    <>
      <dt className="text-action">Promotions save</dt>
      <dd className="text-right text-action">
        <MoneyText cents={saving} />
      </dd>
    </>
  )
}
