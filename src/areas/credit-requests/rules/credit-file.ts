import { todayIn } from '#areas/routing/rules/today-in.ts'
import { formatClockTime } from '#kit/clock-time.ts'
import { toInputDate } from '#kit/dates.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CreditSummary } from '../credit-request.ts'
import { creditStatusNames } from './status-words.ts'

const head = [
  'Request',
  'Status',
  'Made on',
  'Asked by',
  'Division',
  'Ship-to',
  'Name',
  'Bill-to',
  'Invoice',
  'Invoice date',
  'Credit types',
  'Credit codes',
  'Lines',
  'Photos',
  'Asked',
  'Approved',
  'Return date',
  'Credit memo',
  'Reason',
]
const staffHead = ['DSR', 'DSR side', 'DSM', 'DSM side', 'Assigned to', 'Decide by']

/** CREDIT-2: the head of a file of requests. */
export const creditFileHead = (forStaff: boolean): string[] => (forStaff ? [...head, ...staffHead] : head)

/** '03/03/2026 9:00 AM PST', as clocks of the division show it. */
const decideBy = (due: Date, timeZone: string): string =>
  `${toInputDate(todayIn(timeZone, due))} ${formatClockTime(due, timeZone)}`

/** CREDIT-2: a request as a row of a file, its days those of its division. */
export function creditFileRow(request: CreditSummary, timeZone: string): (string | number)[] {
  const { staff, approvedAmount, returnOn, status } = request
  const row = [
    request.requestNumber,
    creditStatusNames[status],
    toInputDate(request.createdOn),
    request.createdByName,
    request.division,
    request.shipTo,
    request.shipToName,
    request.billTo,
    request.invoiceNumber,
    toInputDate(request.invoiceDate),
    request.creditTypes.join(' '),
    request.codes.join(' '),
    request.lines,
    request.photos,
    writeDecimal(request.amount, 2),
    // One the ERP declined to book is no longer approved.
    approvedAmount === null || status !== 'approved' ? '' : writeDecimal(approvedAmount, 2),
    returnOn === null ? '' : toInputDate(returnOn),
    request.creditMemo ?? '',
    request.reason,
  ]
  if (!staff) return row
  return [
    ...row,
    staff.dsrName,
    staff.dsrStatus ?? '',
    staff.dsmName,
    staff.dsmStatus ?? '',
    staff.assigneeName ?? '',
    decideBy(new Date(staff.dueAt), timeZone),
  ]
}
