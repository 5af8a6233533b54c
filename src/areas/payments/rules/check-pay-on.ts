import { bankingDayFrom, isBankingDay } from '#kit/banking-days.ts'
import { addDays, type CalendarDate, formatDayWithYear, weekdayOf } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { PayingKind } from '../payment.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'

/** [decided] So many days ahead of today a payment can be dated. */
export const maxDaysAhead = 60

/** The last day on which a payment can be dated. */
export const lastPayOn = (today: CalendarDate): CalendarDate => addDays(today, maxDaysAhead)

/** The first day on which this kind of money moves, from a day on. */
export const firstPayOn = (kind: PayingKind, from: CalendarDate): CalendarDate =>
  kind === 'bank' ? bankingDayFrom(from) : from

/** BILL-3: a payment may be made on this day. Banks move money on banking days only. */
export function checkPayOn(payOn: CalendarDate, kind: PayingKind, today: CalendarDate): Decision {
  const field = 'payOn'
  if (payOn < today) {
    const message = `The payment date ${formatDayWithYear(payOn)} is in the past. Today is ${formatDayWithYear(today)}.`
    return refuse(makePaymentRefusals.pay_on_in_past, { field, message })
  }
  if (payOn > lastPayOn(today)) {
    const message = `The payment date can be at most ${maxDaysAhead} days ahead, until ${formatDayWithYear(lastPayOn(today))}.`
    return refuse(makePaymentRefusals.pay_on_too_far, { field, message })
  }
  if (kind !== 'bank' || isBankingDay(payOn)) return allow()
  const isWeekend = [0, 6].includes(weekdayOf(payOn))
  const next = formatDayWithYear(bankingDayFrom(payOn))
  const message = `The payment date ${formatDayWithYear(payOn)} is ${isWeekend ? 'on a weekend' : 'a bank holiday'}. The next banking day is ${next}.`
  return refuse(makePaymentRefusals.pay_on_no_banking_day, { field, message })
}
