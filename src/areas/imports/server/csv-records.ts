import { type CsvDialect, readCsvRecord } from '#kit/csv-record.ts'

/** Characters of one record at most: an unclosed quote must not swallow the file. */
const longestRecord = 1024 * 1024

/** A record with the line it starts on, or why it cannot be read. */
export type LinedRecord =
  | { readonly line: number; readonly cells: readonly string[]; readonly width: number }
  | { readonly line: number; readonly reason: string }

/**
 * Cuts text that arrives in pieces into records. After a broken one it goes on with the very next
 * line.
 */
export async function* csvRecords(text: AsyncIterable<string>, dialect: CsvDialect): AsyncGenerator<LinedRecord> {
  const iterator = text[Symbol.asyncIterator]()
  let buffer = ''
  let at = 0
  let line = 1
  let isEnd = false
  while (!isEnd || at < buffer.length) {
    const record = at < buffer.length ? readCsvRecord(buffer, at, dialect, isEnd) : 'incomplete'
    if (record === 'incomplete' && buffer.length - at <= longestRecord) {
      const more = await iterator.next()
      isEnd = more.done === true
      buffer = buffer.slice(at) + (more.done ? '' : more.value)
      at = 0
    } else if (record === 'incomplete' || 'problem' in record) {
      const problem = record === 'incomplete' ? 'longer than 1 MB' : record.problem
      yield { line, reason: `The row is not valid CSV: ${problem}` }
      let end = lineEndIn(buffer, at)
      while (end < 0 && !isEnd) {
        const more = await iterator.next()
        isEnd = more.done === true
        buffer = more.done ? '' : more.value
        end = lineEndIn(buffer, 0)
      }
      at = end < 0 ? buffer.length : end
      line++
    } else {
      const { cells, width, next } = record
      if (width > 1 || cells[0] !== '') yield { line, cells, width }
      line += lineEnds(buffer, at, next)
      at = next
    }
  }
}

/** Behind the first line end, or -1. */
function lineEndIn(text: string, from: number): number {
  const match = /\r\n|\n|\r/g
  match.lastIndex = from
  return match.exec(text) ? match.lastIndex : -1
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count++
  }
  return count
}
