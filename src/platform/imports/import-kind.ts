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
  | 'numeric'
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
  /**
   * A cell that cannot be read is left out with a warning, and its row is kept. Only for facts that
   * decide neither who may buy nor what it costs.
   */
  readonly isSpared?: boolean
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

/** Rows that are one thing together, which is stored whole or not at all. */
export interface Whole<R = Row> {
  /** Which thing a row belongs to. A refused row has only the cells that were read before. */
  readonly keyOf: (row: R) => string | undefined
  /** Why the other rows are refused when one of them is. */
  readonly otherRows: RowProblem
  /**
   * The rows of a thing stand together in a file, as those of an order do: batches end between two
   * things, and a file of any length is taken. Otherwise a file is one batch.
   */
  readonly standTogether?: boolean
}

/** What an import may add because its rows name it. */
export interface Makes {
  readonly kind: ImportKindName
  /** SQL that adds what rows of `import_stage` name and is not there; returns its `name`. */
  readonly add: string
  /**
   * SQL that removes those in `import_made` that no row of `import_stage` names; returns their
   * `name`.
   */
  readonly takeBack: string
}

/**
 * What becomes of stored rows that a file does not have. `import_seen` has the keys of the file,
 * `import_gone` those of the rows that are gone.
 */
export interface Gone {
  /** SQL: the stored row `o` counts, and is one of those that the file is about. */
  readonly among: string
  /** Statements that end the rows of `import_gone`. */
  readonly end: readonly string[]
  /** A row of the file that was ended before is back, unless the file has a column that decides. */
  readonly back: { readonly unless: string; readonly sql: string }
  /** 'become inactive', in a sentence about them. */
  readonly become: string
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
  /** Asked for by an option of the import. */
  readonly makes?: readonly Makes[]
  /** Asked for by an option of the import. */
  readonly gone?: Gone
  /**
   * A row that has something in this column is no row of the kind: it is left out, with a
   * warning.
   */
  readonly passesOver?: { readonly column: string; readonly reason: string }
  /** Pairs of columns that mean something only together. */
  readonly pairs?: readonly (readonly [string, string])[]
  /** Checks of a whole row, beyond its cells. */
  readonly check?: (row: R) => RowProblem | undefined
  readonly references?: readonly Reference[]
  /** A refused row takes the others of its thing with it. */
  readonly whole?: Whole<R>
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

/** The same column, whose unreadable cells do not refuse their rows. */
export const spared = <T>(column: Column<T>): Column<T> => ({ ...column, isSpared: true })

/** The same of several columns. */
export const sparedAll = <C extends Record<string, Column>>(columns: C): C =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, spared(column)])) as C
