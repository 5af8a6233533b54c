import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { AutopayOutcome } from '../autopay.ts'

/** What came of a run. */
export interface RunResult {
  readonly outcome: AutopayOutcome
  readonly payOn: CalendarDate
  /** What it collected, or would have. */
  readonly amount: Cents
  readonly invoices: number
  /** The limit that counted; null without one. */
  readonly limit: Cents | null
  /** Why it stopped the schedule; empty otherwise. */
  readonly reason: string
}

/** BILL-5: a run in words, as the log has it. */
export function runWords({ outcome, payOn, amount, invoices, limit, reason }: RunResult): string {
  const day = formatDayWithYear(payOn)
  const what = plural(invoices, 'invoice')
  switch (outcome) {
    case 'paid':
      return amount === 0
        ? `The run of ${day} settled ${what} with credits.`
        : `The run of ${day} paid ${formatCents(amount)} for ${what}.`
    case 'skipped':
      return `The run of ${day} was skipped.`
    case 'nothingDue':
      return `Nothing was due on ${day}.`
    case 'overLimit':
      return `The run of ${day} paid nothing: ${formatCents(amount)} for ${what} is more than the limit of ${formatCents(limit ?? 0)}.`
    case 'stopped':
      return `The run of ${day} paid nothing, and the schedule was stopped: ${reason}`
  }
}
