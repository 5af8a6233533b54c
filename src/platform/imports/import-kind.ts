import type { Actor } from '#kit/actor.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import type { Queries } from '../database/database.ts'
import type { Cell } from './cell.ts'

/** Types a stored column may have. */
export type SqlType =
  | 'text'
  | 'text[]'
  | 'smallint[]'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'numeric(5,2)'
  | 'date'
  | 'time'
  | 'timestamptz'
  | 'jsonb'
  | 'uuid'

/** Where a value is stored. */
export interface Store {
  readonly column: string
  readonly type: SqlType
  /** SQL for a new row that does not say; may ask the staged row `s`. */
  readonly fallback: string
  /** jsonb only: what is given goes over what is stored, key by key; null removes a key. */
  readonly merges?: boolean
  /** Of new rows only, never compared: each staged row brings a fresh UUID. */
  readonly isFresh?: boolean
  /** A row that does not say gets `fallback` even when something else is stored: sums. */
  readonly isDerived?: boolean
}

/** One column of a file. */
export interface Column<T = unknown> {
  readonly cell: Cell<T>
  /** One line for docs/import-formats.md. */
  readonly means: string
  /**
   * `always`: part of the key; `new`: a row that is not stored yet needs it; `never`: may be left
   * out.
   */
  readonly need: 'always' | 'new' | 'never'
  readonly store?: Store
}

/**
 * A row whose cells have been read: absent means "leave as stored", null means an empty cell,
 * "clear it".
 */
export type Row = Readonly<Record<string, unknown>>
/** The read row of these columns. */
export type RowOf<C extends Record<string, Column>> = {
  readonly [K in keyof C]?: C[K] extends Column<infer T> ? T | null : never
}

/** Who imports, and from where. */
export interface ImportContext {
  /** Null for the operator at the command line. */
  readonly actor: Actor | null
  /** For the audit trail: the network address, or where else it came from. */
  readonly address: string
  /** False for the demo, whose seed writes a past of its own into the audit trail. */
  readonly isRecorded: boolean
  /** Domain of the staff's mail addresses. */
  readonly staffMailSuffix: string
}

/** Why one row is refused. */
export interface RowProblem {
  readonly field: string
  readonly reason: string
}

/** The same of a row of a file. */
export interface LineProblem extends RowProblem {
  readonly line: number
}

/** Rules of a kind that need the stored row and who imports. */
export interface Judge {
  /**
   * SQL that locks the stored rows of `import_stage`, so that `judge` sees them as they are when
   * the batch is written.
   */
  readonly lock: string
  /**
   * Runs in the transaction of the batch, over `import_ready`, before it is written. Returns the
   * rows to leave out, and records in the audit trail what the others do.
   */
  readonly judge: (tx: Queries, context: ImportContext) => Promise<readonly LineProblem[]>
}

/** A row is refused where `when` holds. It asks the staged row `s` and the stored one `o`. */
export interface Reference {
  readonly field: string
  readonly when: string
  readonly reason: string
}

/** A stored value that is put together from several cells; undefined leaves it as stored. */
export interface Computed<R = Row> extends Store {
  readonly from: (row: R) => unknown
}

/** PLAT-3: everything that differs between kinds of import. */
export interface ImportKind<R = Row> {
  readonly name: ImportKindName
  /** What one row is. */
  readonly rowIs: string
  /** The table whose rows they are. The area that declares the kind owns it. */
  readonly table: string
  /** Further tables that `write` fills. */
  readonly alsoFills?: readonly string[]
  /** Stored columns of the natural key. */
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, Column>>
  readonly computed?: readonly Computed<R>[]
  /** Checks of a whole row, beyond its cells. */
  readonly check?: (row: R) => RowProblem | undefined
  readonly references?: readonly Reference[]
  /** Rows may refer to rows of the same file, so refusing one may refuse another. */
  readonly refersToItself?: boolean
  /** SQL of the rows as stored, with `stored` true; the table itself by default. */
  readonly current?: string
  readonly judge?: Judge
  /** Statements that store what is in `import_ready`; one upsert by default. */
  readonly write?: readonly string[]
  /** The live topic that is published for each ship-to of a batch, so that open screens renew. */
  readonly publishes?: 'customer-data'
  /** True when shops show it: browsers refetch after the import. */
  readonly isCatalogue?: boolean
}

/** Every kind by its name. */
export type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>

/** Declares a kind; `check` and `computed` see the typed row of its columns. */
export function importKind<C extends Record<string, Column>>(
  kind: Omit<ImportKind<RowOf<C>>, 'columns'> & { readonly columns: C },
): ImportKind {
  // Each kind is only ever given rows that its own columns have read.
  return kind as unknown as ImportKind
}

/** A column of the natural key. */
export const key = <T>(cell: Cell<T>, means: string, column: string, type: SqlType = 'text'): Column<T> => ({
  cell,
  means,
  need: 'always',
  store: { column, type, fallback: 'null' },
})

/** A column that a new row must bring. */
export const needed = <T>(cell: Cell<T>, means: string, column: string, type: SqlType = 'text'): Column<T> => ({
  cell,
  means,
  need: 'new',
  store: { column, type, fallback: 'null' },
})

/** A column that may be left out; `fallback` is SQL. */
export const optional = <T>(
  cell: Cell<T>,
  means: string,
  column: string,
  type: SqlType = 'text',
  fallback = type === 'text' ? "''" : 'null',
): Column<T> => ({ cell, means, need: 'never', store: { column, type, fallback } })

/** A column that only takes part in a computed value or a check. */
export const part = <T>(cell: Cell<T>, means: string): Column<T> => ({ cell, means, need: 'never' })
