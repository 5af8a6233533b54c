import { Refused } from '#kit/decision.ts'
import { type Encoding, encodingOf } from '#areas/imports/server/public.ts'
import { maxColumns } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { findSeparator } from '../rules/find-separator.ts'
import { parseCsv, type Separator, UnclosedQuote } from '../rules/parse-csv.ts'
import { RowCollector } from './row-collector.ts'

/** The detected format of a text file. */
export interface CsvOrder {
  readonly encoding: Encoding
  readonly separator: Separator
  readonly collector: RowCollector
}

/**
 * Control characters that occur in binary files, never in text. Ctrl+Z at the end, the end mark of
 * old systems, is accepted.
 */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const binary = /[\0-\x08\x0e-\x1f]/

/** IMPORT-1: reads CSV, with the encoding and separator detected from its bytes. */
export function readCsvOrder(bytes: Buffer): CsvOrder {
  const encoding = encodingOf(bytes, true)
  // The decoder removes the byte order mark.
  const text = withoutEndMark(decoded(bytes, encoding))
  if (binary.test(text)) throw new Refused(orderImportRefusals.import_file_unreadable)
  const { separator, start } = findSeparator(text)
  const collector = new RowCollector()
  try {
    for (const { row, cells } of parseCsv(text.slice(start), separator, maxColumns)) collector.add(row, cells)
  } catch (error) {
    if (error instanceof UnclosedQuote) throw new Refused(orderImportRefusals.import_file_unreadable)
    throw error
  }
  return { encoding, separator, collector }
}

/**
 * Decoded in two steps: in one step Node 20 reads windows-1252 as latin1, which turns dashes, curly
 * quotes and the euro into control characters.
 */
function decoded(bytes: Buffer, encoding: Encoding): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** Old systems end a text with Ctrl+Z. */
function withoutEndMark(text: string): string {
  const end = text.trimEnd()
  return end.endsWith('\x1a') ? end.slice(0, -1) : text
}
