import type { CalendarDate } from '#kit/dates.ts'
import type { AutopayChoice, AutopayPayable } from './choose-payables.ts'
import type { NextRun } from './next-runs.ts'

/** A coming run with what it would do as of today. */
export interface RunPreview extends NextRun {
  readonly chosen: AutopayChoice
}

/**
 * BILL-5: what each coming run would pay of what is open today: what one run pays is not there for
 * the next. A run above the limit leaves everything to the ones after it.
 */
export function previewRuns(
  runs: readonly NextRun[],
  payables: readonly AutopayPayable[],
  choose: (
    days: { payOn: CalendarDate; payOnAfter: CalendarDate | null },
    payables: readonly AutopayPayable[],
  ) => AutopayChoice,
): RunPreview[] {
  let left = payables
  return runs.map((run, index) => {
    const chosen = choose({ payOn: run.payOn, payOnAfter: runs[index + 1]?.payOn ?? null }, left)
    if (!chosen.isOverLimit) {
      const used = new Map(
        [...chosen.plan.invoices, ...chosen.plan.credits].map((line) => [line.invoiceNumber, line.left]),
      )
      left = left
        .map((each) => ({ ...each, open: used.get(each.invoiceNumber) ?? each.open }))
        .filter(({ open }) => open !== 0)
    }
    return { ...run, chosen }
  })
}

/**
 * BILL-5: what a line adds to the total of its run, in cents; less than 0 for a credit. The lines
 * add up to what the run collects.
 */
export const amountOfLine = ({ pay, credit }: { pay: number; credit: number }): number => pay + credit
