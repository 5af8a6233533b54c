import { type CalendarDate, daysBetween } from '#kit/dates.ts'
import type { AgeBucket, AgedDebt } from '../statement.ts'

/** What is open of one invoice; less than 0 of a credit. */
export interface Debt {
  readonly dueDate: CalendarDate
  readonly open: number
}

/** BILL-2: days since the due date; 0 up to and on that day, and of credits, never late. */
export const daysPastDue = ({ dueDate, open }: Debt, asOf: CalendarDate): number =>
  open < 0 ? 0 : Math.max(0, daysBetween(dueDate, asOf))

/** BILL-2: the column of a debt that is so many days past due. */
export function ageBucketOf(days: number): AgeBucket {
  if (days <= 0) return 'current'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'over90'
}

/** BILL-2: what is due on the day and in the seven days after it, in cents. */
export const dueWithinAWeek = (debts: readonly Debt[], asOf: CalendarDate): number =>
  debts
    .filter(({ dueDate, open }) => open > 0 && dueDate >= asOf && daysBetween(asOf, dueDate) <= 7)
    .reduce((sum, { open }) => sum + open, 0)

/** BILL-2: debts by age on a day, in cents. Credits lessen the total and no column. */
export function ageDebts(debts: readonly Debt[], asOf: CalendarDate): AgedDebt {
  const aged = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0, credits: 0, total: 0 }
  for (const debt of debts) {
    aged.total += debt.open
    aged[debt.open < 0 ? 'credits' : ageBucketOf(daysPastDue(debt, asOf))] += debt.open
  }
  return aged
}
