import type { FileProblem, ReceivedBatch, ReceivedEntry, ReceivedFile } from '../received-file.ts'

const maxLines = 100_000

/** Thrown while reading; `readAchFile` returns it as a problem. */
class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** True when a file could not be read. */
export const isProblem = (read: ReceivedFile | FileProblem): read is FileProblem => 'reason' in read

/**
 * BILL-6: a file of the bank, or what is wrong with it. Its order, counts, entry hashes and totals
 * must be right: a file cut short or changed on its way is refused as a whole.
 */
export function readAchFile(text: string): ReceivedFile | FileProblem {
  try {
    return readRecords(recordsOf(text))
  } catch (error) {
    if (error instanceof Unreadable) return { line: error.line, reason: error.message }
    throw error
  }
}

interface AchRecord {
  readonly line: number
  readonly type: string
  readonly text: string
}

/** Columns as the layout counts them: from 1, both ends included. */
const columns = ({ text }: AchRecord, from: number, to: number): string => text.slice(from - 1, to)

function numberAt(record: AchRecord, field: string, from: number, to: number): number {
  const digits = columns(record, from, to)
  if (!/^\d+$/.test(digits)) throw new Unreadable(record.line, `${field} is not a number`)
  return Number(digits)
}

function recordsOf(text: string): AchRecord[] {
  const lines = text.split(/\r?\n/)
  if (lines.length > maxLines) throw new Unreadable(0, `more than ${maxLines} lines`)
  return lines.flatMap((raw, index) => {
    if (raw.trim() === '') return []
    // Some systems strip blanks from the ends of lines.
    const padded = raw.padEnd(94)
    if (padded.length > 94 || !/^[ -~]*$/.test(padded)) throw new Unreadable(index + 1, 'not a record of 94 characters')
    return [{ line: index + 1, type: padded[0]!, text: padded }]
  })
}

interface Sums {
  count: number
  hash: number
  debits: number
  credits: number
}
const nothing = (): Sums => ({ count: 0, hash: 0, debits: 0, credits: 0 })

type OpenEntry = Omit<ReceivedEntry, 'addenda'> & { addenda: ReceivedEntry['addenda'][number][] }
type OpenBatch = Omit<ReceivedBatch, 'entries'> & { entries: OpenEntry[]; sums: Sums }

function readRecords(records: readonly AchRecord[]): ReceivedFile {
  const batches: OpenBatch[] = []
  const sums = nothing()
  let open: OpenBatch | undefined
  const [first] = records
  if (first?.type !== '1') throw new Unreadable(first?.line ?? 0, 'the file does not begin with a file header')
  for (const [index, record] of records.entries()) {
    const inBatch = (): OpenBatch => {
      if (!open) throw new Unreadable(record.line, `a record of type ${record.type} outside a batch`)
      return open
    }
    switch (record.type) {
      case '1':
        if (index > 0) throw new Unreadable(record.line, 'a second file header')
        break
      case '5':
        if (open) throw new Unreadable(record.line, 'a batch inside a batch')
        open = batchOf(record)
        break
      case '6':
        addEntry(inBatch(), record)
        break
      case '7':
        addAddendum(inBatch(), record)
        break
      case '8':
        compare(record, inBatch().sums, { count: [5, 10], hash: [11, 20], debits: [21, 32], credits: [33, 44] })
        add(sums, inBatch().sums)
        batches.push(inBatch())
        open = undefined
        break
      case '9':
        if (open) throw new Unreadable(record.line, 'the file ends inside a batch')
        compare(record, sums, { count: [14, 21], hash: [22, 31], debits: [32, 43], credits: [44, 55] })
        if (numberAt(record, 'batch count', 2, 7) !== batches.length) throw new Unreadable(record.line, 'batch count')
        refuseAfterEnd(records.slice(index + 1))
        return { batches: batches.map(({ sums: _, ...batch }) => batch) }
      default:
        throw new Unreadable(record.line, 'a record of unknown type')
    }
  }
  throw new Unreadable(0, 'the file has no end: it was cut short')
}

function refuseAfterEnd(rest: readonly AchRecord[]): void {
  const strange = rest.find(({ text }) => !/^9{94}$/.test(text))
  if (strange) throw new Unreadable(strange.line, 'a record after the end of the file')
}

function batchOf(record: AchRecord): OpenBatch {
  const effective = columns(record, 70, 75)
  return {
    entryClass: columns(record, 51, 53),
    companyId: columns(record, 41, 50).trim(),
    description: columns(record, 54, 63).trim(),
    effectiveOn: /^\d{6}$/.test(effective) ? `20${effective.replace(/^(..)(..)(..)$/, '$1-$2-$3')}` : null,
    entries: [],
    sums: nothing(),
  }
}

function addEntry(batch: OpenBatch, record: AchRecord): void {
  numberAt(record, 'routing number', 4, 12)
  numberAt(record, 'trace number', 80, 94)
  const transactionCode = columns(record, 2, 3)
  const amountCents = numberAt(record, 'amount', 30, 39)
  batch.entries.push({
    transactionCode,
    routingNo: columns(record, 4, 12),
    accountNo: columns(record, 13, 29).trim(),
    amountCents,
    individualId: columns(record, 40, 54).trim(),
    name: columns(record, 55, 76).trim(),
    trace: columns(record, 80, 94),
    addenda: [],
  })
  // Codes of credits end in 0 to 4, of debits in 5 to 9.
  const isDebit = Number(transactionCode[1]) >= 5
  add(batch.sums, {
    count: 1,
    hash: Number(columns(record, 4, 11)),
    debits: isDebit ? amountCents : 0,
    credits: isDebit ? 0 : amountCents,
  })
}

function addAddendum(batch: OpenBatch, record: AchRecord): void {
  const entry = batch.entries.at(-1)
  if (!entry) throw new Unreadable(record.line, 'an addendum without an entry')
  entry.addenda.push({ kind: columns(record, 2, 3), text: columns(record, 4, 94) })
  batch.sums.count += 1
}

function add(sums: Sums, more: Sums): void {
  for (const part of ['count', 'hash', 'debits', 'credits'] as const) sums[part] += more[part]
}

const nameOf = { count: 'entry count', hash: 'entry hash', debits: 'total of debits', credits: 'total of credits' }

function compare(record: AchRecord, sums: Sums, at: { [Part in keyof Sums]: readonly [number, number] }): void {
  for (const part of ['count', 'hash', 'debits', 'credits'] as const) {
    const found = part === 'hash' ? sums.hash % 10_000_000_000 : sums[part]
    if (numberAt(record, nameOf[part], ...at[part]) !== found)
      throw new Unreadable(record.line, `${nameOf[part]} does not agree with the entries`)
  }
}
