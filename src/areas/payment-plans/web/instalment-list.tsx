import { paymentDialog } from '#areas/payments/payments.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { Instalment } from '../payment-plan.ts'
import type { PlannedInstalment } from '../rules/plan-instalments.ts'
import { instalmentWords } from '../rules/plan-words.ts'

/** The payments of a plan with their days; of an agreed one with what became of them. */
export function InstalmentList({ instalments }: { instalments: readonly (PlannedInstalment & Partial<Instalment>)[] }) {
  const hrefTo = useHref()
  const total = instalments.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ol aria-label="Instalments" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {instalments.map(({ number, dueOn, amount, state, reason, payment }) => (
        <li key={number} className="border-b border-line px-3 py-2">
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block">{number === 0 ? 'Down payment' : `Instalment ${number}`}</span>
              <span className="figures block text-13 text-muted">
                {formatDayWithYear(dueOn)}
                {payment && (
                  <>
                    {' · '}
                    <Link href={hrefTo(paymentDialog.open(payment.id))} className="text-action">
                      {payment.paymentNumber}
                    </Link>
                  </>
                )}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-2">
              {state && <Badge tone={instalmentWords[state].tone}>{instalmentWords[state].label}</Badge>}
              <MoneyText cents={amount} />
            </span>
          </span>
          {reason && <p className="text-13 text-danger">{reason}</p>}
        </li>
      ))}
      <li className="flex justify-between gap-3 bg-sunken px-3 py-2 font-semibold">
        <span>Covered</span>
        <MoneyText cents={total} />
      </li>
    </ol>
  )
}
