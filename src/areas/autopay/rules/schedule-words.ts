import { plural } from '#kit/text.ts'
import { type AutopayTerms, runTime } from '../autopay.ts'

/** Weekdays by their number, 0 for Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** BILL-5: when a schedule pays, in words. */
export function whenText({ timing, day }: Pick<AutopayTerms, 'timing' | 'day'>): string {
  if (timing === 'dueDate') return 'On the due date of each invoice'
  if (timing === 'weekday') return `Every ${weekdays[day ?? 0]}`
  if (timing === 'dayOfMonth')
    return (day ?? 0) > 28 ? `On day ${day} of each month, or its last day` : `On day ${day} of each month`
  return day === 0 ? 'On the day of each delivery' : `${plural(day ?? 0, 'day')} after each delivery`
}

const covered = {
  due: 'What is due by then',
  dueBeforeNext: 'What falls due before the next run',
  open: 'All open invoices',
} as const

/** BILL-5: what a schedule pays, in words. */
export function whatText({ covers, shipTos }: Pick<AutopayTerms, 'covers' | 'shipTos'>): string {
  const where = shipTos.length === 0 ? 'all ship-tos' : plural(shipTos.length, 'ship-to')
  return `${covered[covers]}, for ${where}`
}

/** BILL-5: at what time, for forms. */
export const runTimeText = `Runs are made at ${runTime} in the time zone of the division.`
