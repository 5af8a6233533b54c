import type { ImportKind, Row, RowProblem } from '#platform/imports/import-kind.ts'
import type { ImportRefusal } from '../import-report.ts'
import type { LinedRow } from './import-batch.ts'
import { keyOf, keySeparator, keyValuesOf, readRow } from './read-row.ts'
import { type SourceRow, UnreadableFile } from './source-row.ts'

/**
 * Rows stored in one transaction unless asked otherwise: a kill loses at most these, and repeating
 * the file finds the others unchanged.
 */
const usualBatch = 2000
/**
 * Rows that are stored in one transaction because they make up whole things: all of them are held
 * in memory (about 2 KB each).
 */
const maxWholeRows = 20_000

/** The cells of a row as they were sent. */
export type Cells = Readonly<Record<string, unknown>>

/** What is stored together. */
export class Batch {
  readonly rows: LinedRow[] = []
  /** The cells of the rows as they were sent, by line. */
  readonly sent = new Map<number, Cells>()
  /** Their cells that were left out, as they could not be read. */
  readonly leftOut: ImportRefusal[] = []
  /** Refused while they were read. */
  readonly refused: { readonly refusal: ImportRefusal; readonly cells: Cells | undefined }[] = []
  /** Rows that are none of the kind. */
  passedOver = 0
  /** Lines of things of which a batch before has rows. */
  readonly apart = new Set<number>()

  /** Rows read for it. */
  get read(): number {
    return this.rows.length + this.refused.length + this.passedOver
  }
}

/** Reads the rows of a file into batches. */
export class RowGatherer {
  readonly seenColumns = new Set<string>()
  /**
   * Things that are stored whole or not at all and have a refused row; of all batches, as a row of
   * theirs may follow.
   */
  readonly broken = new Set<string>()
  private readonly kind: ImportKind
  private readonly batchSize: number
  /** Refused rows whose key could not be read. */
  unreadRows = 0
  private readonly lineOfKey = new Map<string, number>()
  /** Keys of rows that were refused while they were read. */
  private readonly refusedKeys = new Set<string>()
  private batch = new Batch()
  /** Things of the batch, and of those before. */
  private open = new Set<string>()
  private readonly closed = new Set<string>()
  /** The thing of the row before. */
  private lastThing: string | undefined
  /** The row before cannot be read, so it may belong to the thing of the next one. */
  private breaksNext = false

  constructor(kind: ImportKind, batchSize = usualBatch) {
    this.kind = kind
    this.batchSize = batchSize
  }

  /** Takes a row; returns the batch before it once that is complete. */
  take(source: SourceRow): Batch | undefined {
    if (this.passOver(source)) return undefined
    const read = 'cells' in source ? readRow(this.kind, source.cells) : undefined
    const thing = read && this.kind.whole?.keyOf(read.row)
    const complete = this.isComplete(thing) ? this.last() : undefined
    this.noteThing(source.line, thing)
    if (read?.problem || !read) this.noteRefusedKey(read?.row)
    if (!('cells' in source)) this.refuse({ line: source.line, field: '', reason: source.reason }, undefined, thing)
    else if (read) this.add(source, read, thing)
    return complete
  }

  /** The natural keys of all rows of the file, refused ones too, as values. */
  *keys(): Generator<readonly string[]> {
    for (const key of this.lineOfKey.keys()) yield key.split(keySeparator)
    for (const key of this.refusedKeys) if (!this.lineOfKey.has(key)) yield key.split(keySeparator)
  }

  /** The rows that were taken last. */
  last(): Batch {
    const { batch } = this
    this.batch = new Batch()
    for (const thing of this.open) this.closed.add(thing)
    this.open = new Set()
    return batch
  }

  private isComplete(next: string | undefined): boolean {
    const { whole, name } = this.kind
    const { read } = this.batch
    if (!whole) return read >= this.batchSize
    if (whole.standTogether && read >= this.batchSize && next !== undefined && next !== this.lastThing) return true
    if (read < maxWholeRows) return false
    const rows = `${maxWholeRows.toLocaleString('en-US')} rows`
    const reason = whole.standTogether
      ? `Lines of one of the ${name} are more than ${rows}; what stands before them is stored`
      : `A file of ${name} has at most ${rows}, and nothing of this one was stored: divide it`
    throw new UnreadableFile('import_not_readable', reason)
  }

  private passOver(source: SourceRow): boolean {
    const { passesOver } = this.kind
    if (!passesOver || !('cells' in source) || (source.cells[passesOver.column] ?? '') === '') return false
    this.batch.passedOver++
    this.batch.leftOut.push({ line: source.line, field: passesOver.column, reason: passesOver.reason })
    return true
  }

  private noteThing(line: number, thing: string | undefined): void {
    if (!this.kind.whole?.standTogether) return
    if (thing === undefined) {
      // Nobody knows which thing lost this row: the one before it, or the one behind it.
      if (this.lastThing !== undefined) this.broken.add(this.lastThing)
      this.breaksNext = true
      return
    }
    if (this.breaksNext) this.broken.add(thing)
    this.breaksNext = false
    this.lastThing = thing
    this.open.add(thing)
    if (this.closed.has(thing)) this.batch.apart.add(line)
  }

  private add(source: { line: number; cells: Cells }, read: ReturnType<typeof readRow>, thing?: string): void {
    const { line, cells } = source
    if (this.seenColumns.size < 200) for (const name of Object.keys(cells)) this.seenColumns.add(name)
    const earlier = read.problem ? undefined : this.noteKey(line, read.row)
    const problem = read.problem ?? (earlier === undefined ? undefined : this.repeated(earlier))
    if (problem) return this.refuse({ line, ...problem }, cells, thing)
    this.batch.rows.push({ line, row: read.row })
    this.batch.sent.set(line, cells)
    for (const warning of read.warnings) this.batch.leftOut.push({ line, ...warning })
  }

  private refuse(refusal: ImportRefusal, cells: Cells | undefined, thing: string | undefined): void {
    if (thing !== undefined) this.broken.add(thing)
    this.batch.refused.push({ refusal, cells })
  }

  private repeated(earlier: number): RowProblem {
    const which = this.kind.whole ? 'nobody knows which one is meant' : 'only the first one counts'
    return { field: '', reason: `Line ${earlier} is about the same; ${which}` }
  }

  private noteRefusedKey(row: Row | undefined): void {
    const key = row && keyValuesOf(this.kind, row)
    if (key === undefined) this.unreadRows++
    else this.refusedKeys.add(key)
  }

  private noteKey(line: number, row: Row): number | undefined {
    const key = keyOf(this.kind, row)
    const earlier = this.lineOfKey.get(key)
    if (earlier === undefined) this.lineOfKey.set(key, line)
    return earlier
  }
}
