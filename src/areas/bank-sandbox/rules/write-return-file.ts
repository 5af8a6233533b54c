import type { CalendarDate } from '#kit/dates.ts'
import type { ReceivedEntry } from '#areas/ach/received-file.ts'

/** A debit that the bank sends back, or says a change of. */
export interface ReturnedEntry {
  readonly entry: Pick<ReceivedEntry, 'routingNo' | 'accountNo' | 'amountCents' | 'individualId' | 'name' | 'trace'>
  readonly entryClass: string
  readonly companyId: string
  readonly code: string
  /** Of a notification of change: the account number that is right. */
  readonly corrected: string
  /** Number of the bank's own entry: with its eight digits the trace number. */
  readonly sequence: number
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0')
const text = (value: string, width: number): string => value.padEnd(width).slice(0, width)
const blanks = (width: number): string => ' '.repeat(width)

/**
 * BILL-6: a return file of the demo bank: each report is a batch of one entry with its addendum, 99
 * for returns and 98 for notifications of change, as banks send them.
 */
export function writeReturnFile(
  returns: readonly ReturnedEntry[],
  {
    createdOn,
    createdAt,
    origin,
    destination,
  }: { createdOn: CalendarDate; createdAt: string; origin: string; destination: string },
): string {
  const day = createdOn.slice(2).replaceAll('-', '')
  const batches = returns.map((each, index) => batchOf(each, index + 1, day))
  const sum = (part: (each: ReturnedEntry) => number) => returns.reduce((total, each) => total + part(each), 0)
  const lines = [
    `101 ${origin}${destination.padStart(10)}${day}${createdAt.replace(':', '')}A094101${text('DEMO BANK', 23)}${text('LARDER', 23)}${blanks(8)}`,
    ...batches.flat(),
  ]
  const blocks = Math.ceil((lines.length + 1) / 10)
  lines.push(
    `9${digits(returns.length, 6)}${digits(blocks, 6)}${digits(returns.length * 2, 8)}` +
      `${digits(sum(hashOf) % 10_000_000_000, 10)}${digits(sum(centsOf), 12)}${digits(0, 12)}${blanks(39)}`,
  )
  while (lines.length < blocks * 10) lines.push('9'.repeat(94))
  return lines.map((line) => `${line}\r\n`).join('')
}

const isNotice = ({ code }: ReturnedEntry): boolean => code.startsWith('C')
const hashOf = ({ entry }: ReturnedEntry): number => Number(entry.routingNo.slice(0, 8))
const centsOf = (each: ReturnedEntry): number => (isNotice(each) ? 0 : each.entry.amountCents)

function batchOf(each: ReturnedEntry, number: number, day: string): string[] {
  const { entry, code, companyId } = each
  const bank = entry.routingNo.slice(0, 8)
  const trace = bank + digits(each.sequence, 7)
  const end = `${bank}${digits(number, 7)}`
  const back = isNotice(each)
    ? `798${code}${entry.trace}${blanks(6)}${bank}${text(each.corrected, 29)}${blanks(15)}${trace}`
    : `799${code}${entry.trace}${blanks(6)}${bank}${blanks(44)}${trace}`
  return [
    `5225${blanks(36)}${text(companyId, 10)}${isNotice(each) ? 'COR' : each.entryClass}${text('RETURNS', 10)}${day}${day}${blanks(3)}1${end}`,
    `626${entry.routingNo}${text(entry.accountNo, 17)}${digits(centsOf(each), 10)}${text(entry.individualId, 15)}${text(entry.name, 22)}${blanks(2)}1${trace}`,
    back,
    `8225${digits(2, 6)}${digits(hashOf(each), 10)}${digits(centsOf(each), 12)}${digits(0, 12)}${text(companyId, 10)}${blanks(25)}${end}`,
  ]
}
