/** One row of a file on its way in: its cells by column, or why it cannot be read. */
export type SourceRow =
  | { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly reason: string }

/** A file being read: which columns it has, as far as known before its rows, and the rows. */
export interface Source {
  /** Known for CSV, undefined for NDJSON, where every row may differ. */
  readonly columns: readonly string[] | undefined
  readonly rows: AsyncIterable<SourceRow> | Iterable<SourceRow>
}

/** The file as a whole cannot be taken: `code` says why for programs, the message for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly code: 'import_file_empty' | 'import_column_missing' | 'import_not_readable'
  constructor(code: UnreadableFile['code'], message: string) {
    super(message)
    this.code = code
  }
}
