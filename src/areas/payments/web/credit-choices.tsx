import { formatCents } from '#kit/money.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Payables } from '../payable.ts'
import { PayableList } from './payable-list.tsx'
import { creditModes, type PaymentDraft } from './payment-draft.ts'
import type { ReadDraft } from './read-draft.ts'

/** BILL-3: credits, oldest first or by hand; they come off before money does. */
export function CreditChoices({
  payables: { credits, today },
  draft,
  read,
  change,
}: {
  payables: Payables
  draft: PaymentDraft
  read: ReadDraft
  change: (next: (before: PaymentDraft) => PaymentDraft) => void
}) {
  const left = credits.reduce((sum, { open }) => sum - open, 0)
  return (
    <section className="grid gap-2" aria-label="Credits">
      <h2 className="text-16 font-semibold">
        Credits <span className="figures font-normal text-muted">{formatCents(left)} left</span>
      </h2>
      <RadioGroup
        label="Use credits"
        isInline
        value={draft.creditMode}
        choices={[
          { value: 'oldest', label: 'Oldest first' },
          { value: 'hand', label: 'By hand' },
          { value: 'none', label: 'None' },
        ]}
        onChange={(value) =>
          change((before) => ({ ...before, creditMode: creditModes.find((mode) => mode === value) ?? 'oldest' }))
        }
      />
      {draft.creditMode === 'hand' && (
        <PayableList
          label="Credits left"
          of="credits"
          payables={credits}
          lines={read.plan.credits}
          problems={read.creditProblems}
          payOn={read.payOn}
          terms={null}
          today={today}
          draft={draft}
          change={change}
        />
      )}
      {draft.creditMode === 'oldest' && read.plan.credit > 0 && (
        <p className="figures text-13 text-muted">
          {read.plan.credits.map(({ invoiceNumber, credit }) => `${invoiceNumber} ${formatCents(-credit)}`).join(', ')}
        </p>
      )}
    </section>
  )
}
