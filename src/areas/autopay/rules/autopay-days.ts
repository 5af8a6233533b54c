import { bankingDayFrom, bankingDayUntil } from '#kit/banking-days.ts'
import { addDays, addMonths, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { AutopayTerms } from '../autopay.ts'

/** Who moves the money: banks do so on banking days only. */
export type AutopayMethodKind = 'bank' | 'card'

/** An open invoice, as its day of payment needs it. */
export interface DatedInvoice {
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  /** Null where it is not known: the invoice's date counts. */
  readonly deliveredOn: CalendarDate | null
}

/** True where each invoice has a day of its own. */
export const goesByInvoice = ({ timing }: Pick<AutopayTerms, 'timing'>): boolean =>
  timing === 'dueDate' || timing === 'daysAfterDelivery'

/**
 * BILL-5: the day on which a schedule that goes by invoices pays this one. A bank pays on the last
 * banking day up to the due date, so that nothing is late; after a delivery on the first one from
 * its day on.
 */
export function targetDay(
  { timing, day }: Pick<AutopayTerms, 'timing' | 'day'>,
  kind: AutopayMethodKind,
  { dueDate, deliveredOn, invoiceDate }: DatedInvoice,
): CalendarDate {
  if (timing === 'dueDate') return kind === 'bank' ? bankingDayUntil(dueDate) : dueDate
  return payDay(kind, addDays(deliveredOn ?? invoiceDate, day ?? 0))
}

/** The first day on which this kind of money moves, from a day on. */
export const payDay = (kind: AutopayMethodKind, from: CalendarDate): CalendarDate =>
  kind === 'bank' ? bankingDayFrom(from) : from

/**
 * BILL-5: the first day of a weekly or monthly schedule from a day on. Day 31 of a shorter month is
 * its last day.
 */
export function regularDayFrom(
  { timing, day }: Pick<AutopayTerms, 'timing' | 'day'>,
  from: CalendarDate,
): CalendarDate {
  const wanted = day ?? 0
  if (timing === 'weekday') return addDays(from, (wanted - weekdayOf(from) + 7) % 7)
  const ofThisMonth = dayOfMonth(from, wanted)
  return ofThisMonth >= from ? ofThisMonth : dayOfMonth(addMonths(firstOfMonth(from), 1), wanted)
}

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`

function dayOfMonth(inMonth: CalendarDate, wanted: number): CalendarDate {
  const last = addDays(addMonths(firstOfMonth(inMonth), 1), -1)
  const day = `${inMonth.slice(0, 7)}-${String(wanted).padStart(2, '0')}`
  return day < last ? day : last
}
