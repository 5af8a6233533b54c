import type { AchBatch, AchFile, AchHeader } from '../ach-file.ts'
import {
  addendum,
  bankOf,
  batchControl,
  batchHeader,
  blockingFactor,
  creditRecord,
  debitRecord,
  fileControl,
  fileHeader,
  padding,
  type Totals,
} from './ach-records.ts'

/**
 * BILL-6: the bytes of a bank file: records of 94 characters in blocks of ten, each ended by CR LF.
 * The same file always gives the same bytes. Throws `DoesNotFit` for what `checkEntry` refuses.
 */
export function writeAchFile({ header, batches }: AchFile): string {
  const written = batches.map((batch) => writeBatch(header, batch))
  const lines = [fileHeader(header), ...written.flatMap(({ lines }) => lines)]
  lines.push(fileControl(batches.length, lines.length + 1, sumOf(written.map(({ sums }) => sums))))
  while (lines.length % blockingFactor !== 0) lines.push(padding)
  return lines.map((line) => `${line}\r\n`).join('')
}

function writeBatch(header: AchHeader, batch: AchBatch): { lines: string[]; sums: Totals } {
  const debits = batch.entries.map((entry) => ({
    records: entry.info === null ? 1 : 2,
    hash: Number(bankOf(entry.routingNo)),
    debitCents: entry.amountCents,
    creditCents: 0,
  }))
  const { debitCents } = sumOf(debits)
  const { offset } = batch
  const credits = offset
    ? [{ records: 1, hash: Number(bankOf(offset.routingNo)), debitCents: 0, creditCents: debitCents }]
    : []
  const sums = sumOf([...debits, ...credits])
  return {
    sums,
    lines: [
      batchHeader(header, batch),
      ...batch.entries.flatMap((entry) => [
        debitRecord(header, entry),
        ...(entry.info === null ? [] : [addendum(entry, entry.info)]),
      ]),
      ...(offset ? [creditRecord(header, offset, debitCents)] : []),
      batchControl(header, batch, sums),
    ],
  }
}

const sumOf = (all: readonly Totals[]): Totals =>
  all.reduce(
    (sum, each) => ({
      records: sum.records + each.records,
      hash: sum.hash + each.hash,
      debitCents: sum.debitCents + each.debitCents,
      creditCents: sum.creditCents + each.creditCents,
    }),
    { records: 0, hash: 0, debitCents: 0, creditCents: 0 },
  )
