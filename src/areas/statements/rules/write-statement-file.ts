import { toCsv } from '#kit/csv.ts'
import { toInputDate } from '#kit/dates.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { Statement } from '../statement.ts'
import { describeEntry } from './describe-entry.ts'

const itemHead = ['Bill-to', 'Ship-to', 'Invoice', 'Invoice date', 'Due date', 'Days past due', 'Total', 'Open', 'Plan']
const entryHead = ['Date', 'What', 'Invoices', 'Amount', 'Balance']

const dollars = (cents: number): string => writeDecimal(cents, 2)

/** BILL-2: a whole statement as CSV; the last row is the balance on its last day. */
export function writeStatementFile(statement: Statement): string {
  const { billTo, items, entries, openingBalance, aged, kind, asOf, from } = statement
  if (kind === 'openItem')
    return toCsv([
      itemHead,
      ...items.map(({ shipTo, invoiceNumber, invoiceDate, dueDate, daysPastDue, total, open, planNumber }) => [
        billTo.number,
        shipTo,
        invoiceNumber,
        toInputDate(invoiceDate),
        toInputDate(dueDate),
        daysPastDue,
        dollars(total),
        dollars(open),
        planNumber ?? '',
      ]),
      [billTo.number, '', 'Balance', '', toInputDate(asOf), '', '', dollars(aged.total), ''],
    ])
  return toCsv([
    entryHead,
    [toInputDate(from), 'Balance brought forward', '', '', dollars(openingBalance)],
    ...entries.map((entry) => [
      toInputDate(entry.postedOn),
      describeEntry(entry),
      entry.invoiceNumbers.join(' '),
      dollars(entry.amount),
      dollars(entry.balance),
    ]),
    [toInputDate(asOf), 'Balance', '', '', dollars(aged.total)],
  ])
}
