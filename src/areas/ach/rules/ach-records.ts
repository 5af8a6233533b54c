import type { CalendarDate } from '#kit/dates.ts'
import type { AchBatch, AchEntry, AchHeader, OffsetCredit } from '../ach-file.ts'
import { bankText } from './bank-text.ts'

/** Every record has 94 characters, and every file a multiple of ten records. */
const recordLength = 94
export const blockingFactor = 10

/** A value is longer than its field: `checkEntry` or the settings should have refused it. */
export class DoesNotFit extends Error {
  override readonly name = 'DoesNotFit'
}

/** A number with leading zeros; it is never cut. The error names the field and no value. */
function digits(field: string, value: number | string, width: number): string {
  const text = String(value)
  if (!/^\d+$/.test(text) || text.length > width) throw new DoesNotFit(`${field} must have at most ${width} digits`)
  return text.padStart(width, '0')
}

/** A number or code that is written whole, filled with blanks. */
function whole(field: string, value: string, width: number): string {
  if (!/^[ -~]*$/.test(value) || value.length > width)
    throw new DoesNotFit(`${field} must have at most ${width} plain characters`)
  return value.padEnd(width)
}

/** A name: it is shortened to its field. */
const name = (value: string, width: number): string => bankText(value).slice(0, width).trimEnd().padEnd(width)

const day = (field: string, date: CalendarDate): string => digits(field, date.slice(2).replaceAll('-', ''), 6)

const blanks = (width: number): string => ' '.repeat(width)

function record(...fields: readonly string[]): string {
  const text = fields.join('')
  if (text.length !== recordLength) throw new DoesNotFit(`A record has ${text.length} characters, not ${recordLength}`)
  return text
}

/** The eight digits by which an ACH operator knows a bank; the ninth checks them. */
export const bankOf = (routingNo: string): string => routingNo.slice(0, 8)

/** 225: debits only; 200: debits and the credit that balances them. */
export const serviceClassOf = (batch: Pick<AchBatch, 'offset'>): '200' | '225' => (batch.offset ? '200' : '225')

/** The transaction code of a debit: 27 and 37, as a prenote 28 and 38. */
export const debitCodeOf = ({ accountKind, isPrenote }: Pick<AchEntry, 'accountKind' | 'isPrenote'>): string =>
  `${accountKind === 'checking' ? 2 : 3}${isPrenote ? 8 : 7}`

/** Type 1. */
export const fileHeader = (header: AchHeader): string =>
  record(
    '101',
    whole('Immediate destination', ` ${header.destination}`, 10),
    whole('Immediate origin', header.origin.padStart(10), 10),
    day('File creation date', header.createdOn),
    digits('File creation time', header.createdAt.replace(':', ''), 4),
    whole('File id modifier', header.modifier, 1),
    '094',
    '10',
    '1',
    name(header.destinationName, 23),
    name(header.originName, 23),
    blanks(8),
  )

/** Type 5. The settlement date stays blank: the operator fills it. */
export const batchHeader = (header: AchHeader, batch: AchBatch): string =>
  record(
    '5',
    serviceClassOf(batch),
    name(batch.company.name, 16),
    blanks(20),
    whole('Company id', batch.company.id, 10),
    batch.entryClass,
    whole('Entry description', batch.description, 10),
    day('Descriptive date', batch.effectiveOn),
    day('Effective entry date', batch.effectiveOn),
    blanks(3),
    '1',
    bankOf(header.destination),
    digits('Batch number', batch.number, 7),
  )

/** Type 6: a debit. */
export const debitRecord = (header: AchHeader, entry: AchEntry): string =>
  record(
    '6',
    debitCodeOf(entry),
    digits('Routing number', entry.routingNo, 9),
    whole('Account number', entry.accountNo, 17),
    digits('Amount', entry.amountCents, 10),
    whole('Payment number', entry.individualId, 15),
    name(entry.name, 22),
    blanks(2),
    entry.info === null ? '0' : '1',
    bankOf(header.destination),
    digits('Trace number', entry.sequence, 7),
  )

/** Type 6: the credit to our own checking account that balances a batch. */
export const creditRecord = (header: AchHeader, offset: OffsetCredit, amountCents: number): string =>
  record(
    '622',
    digits('Routing number', offset.routingNo, 9),
    whole('Account number', offset.accountNo, 17),
    digits('Amount', amountCents, 10),
    blanks(15),
    name(offset.name, 22),
    blanks(2),
    '0',
    bankOf(header.destination),
    digits('Trace number', offset.sequence, 7),
  )

/** Type 7, addendum 05: the one of its entry. */
export const addendum = (entry: Pick<AchEntry, 'sequence'>, info: string): string =>
  record('705', whole('Addendum', info, 80), digits('Addendum', 1, 4), digits('Trace number', entry.sequence, 7))

/** What the records of a batch, or of all batches, add up to. */
export interface Totals {
  /** Entries and addenda. */
  readonly records: number
  /** Sum of the banks' eight digits; its last ten digits are written. */
  readonly hash: number
  readonly debitCents: number
  readonly creditCents: number
}

const totals = ({ hash, debitCents, creditCents }: Totals): string =>
  digits('Entry hash', hash % 10_000_000_000, 10) +
  digits('Total of debits', debitCents, 12) +
  digits('Total of credits', creditCents, 12)

/** Type 8. */
export const batchControl = (header: AchHeader, batch: AchBatch, sums: Totals): string =>
  record(
    '8',
    serviceClassOf(batch),
    digits('Entry count', sums.records, 6),
    totals(sums),
    whole('Company id', batch.company.id, 10),
    blanks(19 + 6),
    bankOf(header.destination),
    digits('Batch number', batch.number, 7),
  )

/** Type 9. `records` of the file count all lines with this one. */
export const fileControl = (batches: number, records: number, sums: Totals): string =>
  record(
    '9',
    digits('Batch count', batches, 6),
    digits('Block count', Math.ceil(records / blockingFactor), 6),
    digits('Entry count', sums.records, 8),
    totals(sums),
    blanks(39),
  )

/** Fills the last block. */
export const padding = '9'.repeat(recordLength)
