import { useRef } from 'react'
import { linkedInvoices, paymentLinkDialog } from '#areas/payment-links/payment-links.addresses.ts'
import { ChooseMethod } from '#areas/payment-methods/web/public.tsx'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { isBankingDay } from '#kit/banking-days.ts'
import { why } from '#kit/decision.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { useKeptRoom } from '#ui/use-kept-room.ts'
import type { Payables } from '../payable.ts'
import { checkPayOn, firstPayOn } from '../rules/check-pay-on.ts'
import { PaymentSums } from './payment-sums.tsx'
import type { PaymentDraft } from './payment-draft.ts'
import type { ReadDraft } from './read-draft.ts'

/** BILL-3: with what and when, what it comes to, and the way to the review. */
export function PaymentSide({
  payables,
  draft,
  read,
  change,
  refusal,
  onReview,
}: {
  payables: Payables
  draft: PaymentDraft
  read: ReadDraft
  change: (next: (before: PaymentDraft) => PaymentDraft) => void
  refusal: string | undefined
  onReview: () => void
}) {
  const { methods, today, lastPayOn } = payables
  const isBank = read.method?.kind === 'bank'
  const isLater = draft.payOn !== null
  const first = firstPayOn(read.method?.kind ?? 'card', today)
  const hasChosen = Object.keys(draft.invoices).length > 0
  return (
    <aside className="grid gap-4 lg:sticky lg:top-4">
      <section className="grid gap-4 rounded-dialog border border-line bg-raised p-4">
        {read.plan.total > 0 || read.plan.settled === 0 ? (
          <>
            <ChooseMethod
              methods={methods}
              value={draft.methodId}
              onChange={(methodId) => change((before) => ({ ...before, methodId }))}
            />
            <RadioGroup
              label="When"
              isInline
              value={isLater ? 'later' : 'now'}
              choices={[
                { value: 'now', label: first === today ? 'Today' : `Next banking day` },
                { value: 'later', label: 'Later' },
              ]}
              onChange={(value) => change((before) => ({ ...before, payOn: value === 'later' ? read.payOn : null }))}
            />
            {isLater && (
              <DateField
                label="Payment date"
                value={draft.payOn}
                min={today}
                max={lastPayOn}
                {...(isBank && { isUnavailable: (date: string) => !isBankingDay(date) })}
                whyIgnored={(date) => why(checkPayOn(date, read.method?.kind ?? 'card', today)) ?? ''}
                error={read.payOnProblem}
                onChange={(payOn) => change((before) => ({ ...before, payOn: payOn ?? before.payOn }))}
              />
            )}
            {!isLater && methods.length > 0 && first !== today && (
              <p className="text-13 text-muted">{formatDayWithYear(first)}: banks are closed today.</p>
            )}
          </>
        ) : (
          <p className="text-muted">Credits cover everything. No money is collected.</p>
        )}
      </section>
      <section className="grid gap-3 rounded-dialog border border-line bg-raised p-4 max-lg:hidden">
        <PaymentSums plan={read.plan} />
        {refusal && (
          <p role="alert" className="text-13 text-danger">
            {refusal}
          </p>
        )}
        <Button variant="primary" isWide disabledReason={read.whyNot} onPress={onReview}>
          Review payment
        </Button>
        <SendLink payables={payables} draft={draft} />
        {read.whyNot && hasChosen && <p className="text-13 text-muted">{read.whyNot}</p>}
      </section>
      <PayBar read={read} hasChosen={hasChosen} refusal={refusal} onReview={onReview} />
    </aside>
  )
}

/** NEXT-13: somebody else pays what was chosen, in full, by the link of a mail. */
function SendLink({ payables: { division }, draft }: { payables: Payables; draft: PaymentDraft }) {
  const hrefTo = useHref()
  const chosen = Object.keys(draft.invoices)
  if (!useActor().can('sendPaymentLinks') || chosen.length === 0) return null
  return (
    <Link
      href={hrefTo(paymentLinkDialog.open(linkedInvoices(division, chosen)))}
      className="justify-self-center text-13 text-action"
    >
      Send a link instead, for somebody else to pay
    </Link>
  )
}

/** On narrow screens the sum and the next step stay in reach of a thumb. */
function PayBar({
  read,
  hasChosen,
  refusal,
  onReview,
}: {
  read: ReadDraft
  hasChosen: boolean
  refusal: string | undefined
  onReview: () => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  useKeptRoom(bar, '--bottom-room')
  const text = refusal ?? (hasChosen ? read.whyNot : undefined)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 flex flex-wrap items-center gap-x-3 gap-y-1.5 *:last:grow border-t border-line bg-raised px-4 py-1.5 md:bottom-0 lg:hidden print:hidden"
    >
      {/* With large text the button stands below, as wide as the bar. */}
      <div className="min-w-0 grow-999 basis-32">
        <p className="text-16 font-semibold">
          <MoneyText cents={read.plan.total} />
        </p>
        {text && (
          <p role={refusal ? 'alert' : undefined} className="text-13 leading-tight text-danger">
            {text}
          </p>
        )}
      </div>
      <Button variant="primary" disabledReason={read.whyNot} onPress={onReview}>
        Review
      </Button>
    </div>
  )
}
