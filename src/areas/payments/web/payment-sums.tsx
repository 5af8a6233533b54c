import { MoneyText } from '#ui/money-text.tsx'
import type { PaymentPlan } from '../rules/plan-payment.ts'

/** BILL-3: invoices, less credits and discounts, is what is collected. */
export function PaymentSums({ plan }: { plan: Pick<PaymentPlan, 'settled' | 'credit' | 'discount' | 'total'> }) {
  const rows = [
    ['Invoices', plan.settled],
    ...(plan.credit > 0 ? [['Credits', -plan.credit] as const] : []),
    ...(plan.discount > 0 ? [['Discount', -plan.discount] as const] : []),
  ] as const
  return (
    <dl className="grid gap-1">
      {rows.map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-muted">{label}</dt>
          <dd>
            <MoneyText cents={cents} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line pt-2 text-16 font-semibold">
        <dt>To pay</dt>
        <dd>
          <MoneyText cents={plan.total} />
        </dd>
      </div>
    </dl>
  )
}
