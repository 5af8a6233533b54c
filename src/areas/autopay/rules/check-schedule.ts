import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { AutopayTerms } from '../autopay.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { goesByInvoice } from './autopay-days.ts'

/** The days each timing takes, and the sentence about all others. */
const days = {
  weekday: { first: 0, last: 6, message: 'Choose a weekday.' },
  dayOfMonth: { first: 1, last: 31, message: 'Choose a day of the month, from 1 to 31.' },
  daysAfterDelivery: { first: 0, last: 60, message: 'Choose how many days after the delivery, from 0 to 60.' },
} as const

/** BILL-5: the terms of a schedule are ones that can be kept. */
export function checkSchedule({ timing, day, covers, limit }: Omit<AutopayTerms, 'shipTos'>): Decision {
  if (timing === 'dueDate') {
    if (day !== null)
      return refuse(autopayRefusals.day_wrong, { field: 'day', message: 'The due date needs no day besides it.' })
  } else {
    const { first, last, message } = days[timing]
    if (day === null || day < first || day > last) return refuse(autopayRefusals.day_wrong, { field: 'day', message })
  }
  if (covers !== 'due' && goesByInvoice({ timing }))
    return refuse(autopayRefusals.covers_not_for_timing, { field: 'covers' })
  if (limit !== null && limit <= 0) return refuse(autopayRefusals.limit_not_positive, { field: 'limit' })
  return allow()
}
