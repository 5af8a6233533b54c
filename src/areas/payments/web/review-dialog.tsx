import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { DialogWindow } from '#ui/dialog-window.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { Payables } from '../payable.ts'
import { PaymentSums } from './payment-sums.tsx'
import type { ReadDraft } from './read-draft.ts'

/** BILL-3: every amount once more, and the one press that pays. */
export function ReviewDialog({
  payables,
  read: { plan, method, payOn, whyNot },
  refusal,
  isPaying,
  onPay,
  onClose,
}: {
  payables: Payables
  read: ReadDraft
  refusal: string | undefined
  isPaying: boolean
  onPay: () => void
  onClose: () => void
}) {
  const verb = plan.total > 0 ? `Pay ${formatCents(plan.total)}` : 'Apply credits'
  const facts = [
    ['For', `${payables.billToName} (${payables.division} ${payables.billTo})`],
    ...(plan.total > 0 && method
      ? [
          ['Pay with', `${method.description}, ${method.name}`],
          ['Payment date', formatDayWithYear(payOn)],
        ]
      : []),
  ] as const
  return (
    <DialogWindow
      title="Review payment"
      isOpen
      width={600}
      onClose={onClose}
      onSubmit={whyNot === undefined && !isPaying ? onPay : undefined}
      footer={
        <>
          <Button onPress={onClose}>Back</Button>
          <Button variant="primary" isPending={isPaying} disabledReason={whyNot} onPress={onPay}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
        <dl className="grid gap-1">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="rounded-control border border-line" aria-label="Amounts">
          {[...plan.invoices, ...plan.credits].map(({ invoiceNumber, pay, credit, discount, left }) => (
            <li key={invoiceNumber} className="border-b border-line px-3 py-2 last:border-0">
              <p className="flex justify-between gap-3">
                <span className="figures">
                  {credit < 0 ? 'Credit' : 'Invoice'} {invoiceNumber}
                </span>
                <MoneyText cents={credit < 0 ? credit : pay + credit + discount} />
              </p>
              <p className="figures text-right text-12 text-muted">
                {[
                  credit > 0 && `credits ${formatCents(credit)}`,
                  discount > 0 && `discount ${formatCents(discount)}`,
                  left !== 0 && `${formatCents(Math.abs(left))} stays ${left < 0 ? 'left' : 'open'}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        <PaymentSums plan={plan} />
      </div>
    </DialogWindow>
  )
}
