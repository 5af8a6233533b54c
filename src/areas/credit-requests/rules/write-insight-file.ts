import { toInputDate } from '#kit/dates.ts'
import { toCsv } from '#kit/csv.ts'
import type { Steps } from '#kit/steps.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CreditStatus, CreditUnit } from '../credit-request.ts'
import { creditStatusNames } from './status-words.ts'

/** A line of a request, as insights and their file have it. */
export interface InsightLine {
  readonly requestId: string
  readonly requestNumber: string
  readonly status: CreditStatus
  readonly createdOn: string
  readonly division: string
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly shipTo: string
  readonly shipToName: string
  readonly itemNumber: string
  readonly description: string
  readonly vendorName: string
  readonly code: string
  readonly unit: CreditUnit
  readonly quantity: number
  readonly asked: number
  readonly approved: number
}

const head = [
  'Request',
  'Status',
  'Made on',
  'Division',
  'Invoice',
  'Invoice date',
  'Ship-to',
  'Name',
  'Item',
  'Description',
  'Vendor',
  'Credit code',
  'Quantity',
  'Unit',
  'Asked',
  'Approved',
]

/** CREDIT-2: lines of requests as CSV; it may pause after each. */
export function* writeInsightFile(lines: readonly InsightLine[]): Steps<string> {
  let text = toCsv([head])
  for (const line of lines) {
    text += toCsv([
      [
        line.requestNumber,
        creditStatusNames[line.status],
        toInputDate(line.createdOn),
        line.division,
        line.invoiceNumber,
        toInputDate(line.invoiceDate),
        line.shipTo,
        line.shipToName,
        line.itemNumber,
        line.description,
        line.vendorName,
        line.code,
        line.unit === 'LB' ? writeDecimal(line.quantity, 2) : line.quantity,
        line.unit,
        writeDecimal(line.asked, 2),
        writeDecimal(line.approved, 2),
      ],
    ])
    yield
  }
  return text
}
