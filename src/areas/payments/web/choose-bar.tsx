import { useState } from 'react'
import type { CalendarDate } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Payables } from '../payable.ts'
import { amountProblem, readAmount } from '../rules/check-amount.ts'
import { chooseDue, spreadAmount } from '../rules/choose-invoices.ts'
import { choose, isEmptyDraft, type PaymentDraft } from './payment-draft.ts'

/** BILL-3: all due, past due, or a sum of money over the oldest; by hand is the list below. */
export function ChooseBar({
  draft,
  payables,
  payOn,
  change,
}: {
  draft: PaymentDraft
  payables: Payables
  payOn: CalendarDate
  change: (next: (before: PaymentDraft) => PaymentDraft) => void
}) {
  const { invoices, terms, today } = payables
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [left, setLeft] = useState(0)
  const pastDue = chooseDue(invoices, 'pastDue', today)
  const sumOf = (chosen: readonly { amount: number }[]) => chosen.reduce((sum, { amount }) => sum + amount, 0)
  const all = chooseDue(invoices, 'allDue', today)
  const take = (chosen: ReturnType<typeof chooseDue>) => change((before) => choose(before, chosen, invoices))
  const spread = () => {
    const money = readAmount(text)
    const wrong = amountProblem(text) ?? (money! <= 0 ? 'The amount must be more than $0.00.' : undefined)
    setProblem(wrong)
    if (wrong !== undefined || money === undefined) return
    const { chosen, left: rest } = spreadAmount(money, invoices, { terms, payOn })
    setLeft(rest)
    // A sum of money is what shall be paid: credits would make it less.
    change((before) => ({ ...choose(before, chosen, invoices), creditMode: 'none' }))
  }
  return (
    <section aria-label="Choose invoices" className="flex flex-wrap items-end gap-2">
      <Button onPress={() => take(all)}>All due {formatCents(sumOf(all))}</Button>
      {pastDue.length > 0 && <Button onPress={() => take(pastDue)}>Past due {formatCents(sumOf(pastDue))}</Button>}
      <form
        className="flex flex-wrap items-end gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          spread()
        }}
      >
        <div className="w-40">
          <TextField
            label="Amount, oldest first"
            value={text}
            error={problem}
            onChange={(next) => {
              setText(next)
              setProblem(undefined)
              setLeft(0)
            }}
          />
        </div>
        <Button type="submit">Spread</Button>
      </form>
      {!isEmptyDraft(draft) && (
        <Button variant="quiet" onPress={() => change((before) => ({ ...before, invoices: {}, credits: {} }))}>
          Clear
        </Button>
      )}
      {left > 0 && (
        <p role="status" className="w-full text-13 text-muted">
          {formatCents(left)} is more than {plural(invoices.length, 'open invoice')} can take.
        </p>
      )}
    </section>
  )
}
