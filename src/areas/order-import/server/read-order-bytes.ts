import { Refused } from '#kit/decision.ts'
import { maxRows, type OrderFile } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { describeFile, type DescribedFile } from '../rules/describe-file.ts'
import { readCsvOrder } from './read-csv-order.ts'
import { sniffFormat } from './sniff-format.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** A file that was read: what it is, its columns and its rows. */
export type OrderBytes = Pick<OrderFile, 'format' | 'encoding' | 'separator'> & DescribedFile

/** IMPORT-1: from bytes to columns and rows, or a refusal that says why not. */
export async function readOrderBytes(bytes: Buffer): Promise<OrderBytes> {
  const { format, encoding, separator, collector, notes } = await collected(bytes)
  const described = describeFile(collector.rows)
  if (described.rows.length === 0) throw new Refused(orderImportRefusals.import_file_empty)
  if (described.rows.length > maxRows) throw new Refused(orderImportRefusals.import_too_many_rows)
  return { format, encoding, separator, ...described, notes: [...notes, ...described.notes] }
}

async function collected(bytes: Buffer) {
  if (sniffFormat(bytes) === 'xlsx')
    return { format: 'xlsx' as const, encoding: null, separator: null, ...(await readXlsx(bytes)) }
  return { format: 'csv' as const, ...readCsvOrder(bytes), notes: [] }
}
