import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportProgress } from '../order-import.ts'
import type { SheetContent } from '../rules/describe-table.ts'

/** The owner of a file, part of every query so that nobody else finds it. */
export interface ImportQuestion {
  readonly importId: string
  readonly division: string
  readonly shipTo: string
  /** The effective user. */
  readonly userId: string
  readonly now: Date
}

/** A stored sheet of a file. */
export interface KeptSheet extends SheetContent {
  /** Empty for CSV. */
  readonly name: string
  readonly isHidden: boolean
}

/** A sheet of an uploaded file that waits for its mapping. */
export interface StoredSheet extends SheetContent {
  /** From 0. */
  readonly sheet: number
  readonly importedRows: readonly number[]
}

/** An uploaded file that waits for its mapping, with one of its sheets. */
export interface StoredImport {
  readonly fileName: string
  /** Number of carts made from its rows. */
  readonly imports: number
  /** Undefined when all of it was ordered, or when there is no such sheet. */
  readonly content: StoredSheet | undefined
}

/** Max stored files of one user and ship-to; a further one replaces the oldest. */
const maxWaiting = 5

const insert = sql(
  'order-import.insert',
  `with old as (
     delete from order_imports where id in (
       select id from order_imports where user_id = :userId and division = :division and ship_to = :shipTo
       order by created_at desc, id desc offset ${maxWaiting - 1})
   ), kept as (
     insert into order_imports (id, division, ship_to, user_id, created_at, file_name, sheet, row_count, expires_at)
     values (:importId, :division, :shipTo, :userId, :now, :fileName, :sheet, :rowCount, :expiresAt)
     returning id
   )
   insert into order_import_sheets (import_id, position, name, is_hidden, row_count, content)
   select i.id, s.place - 1, s.name, s.is_hidden, s.row_count, s.content
   from kept i, unnest(:names::text[], :hidden::boolean[], :rowCounts::int[], :contents::text[])
     with ordinality s (name, is_hidden, row_count, content, place)`,
)
const own = `i.id = :importId and i.division = :division and i.ship_to = :shipTo and i.user_id = :userId
  and i.expires_at > :now`
const read = sql(
  'order-import.read',
  `select i.file_name as "fileName", i.imports, s.position as sheet, s.content, s.imported_rows as "importedRows"
   from order_imports i
   left join order_import_sheets s on s.import_id = i.id and s.position = coalesce(:sheet, i.sheet)
   where ${own}`,
)
const readProgress = sql(
  'order-import.read-progress',
  `select i.stage, i.done_rows as done, i.row_count as total from order_imports i where ${own}`,
)
const setProgress = sql(
  'order-import.set-progress',
  `update order_imports i set stage = :stage, done_rows = :done, row_count = :total where ${own} and i.cart_id is null`,
)
// The count of imports detects a concurrent import of the same rows.
const claim = sql(
  'order-import.claim',
  `with claimed as (
     update order_imports i
     set cart_id = :cartId, stage = 'done', done_rows = :rowCount, row_count = :rowCount, imports = i.imports + 1
     where ${own} and i.imports = :imports
     returning i.id
   ), finished as (
     delete from order_import_sheets s using claimed c where s.import_id = c.id and :isAll
   ), partly as (
     update order_import_sheets s set imported_rows = s.imported_rows || :rows::int[]
     from claimed c where s.import_id = c.id and s.position = :sheet and not :isAll
   )
   select count(*)::int as claimed from claimed`,
)
const removeExpired = sql('order-import.remove-expired', 'delete from order_imports where expires_at <= :now')

/** Stores a parsed file; `sheet` is the likeliest one, with `rowCount` rows. */
export async function keepImport(
  db: Queries,
  question: ImportQuestion,
  file: { fileName: string; sheets: readonly KeptSheet[]; sheet: number; rowCount: number; expiresAt: Date },
): Promise<void> {
  const { sheets, ...kept } = file
  await db.run(
    insert({
      ...question,
      ...kept,
      names: sheets.map(({ name }) => name),
      hidden: sheets.map(({ isHidden }) => isHidden),
      rowCounts: sheets.map(({ rows }) => rows.length),
      contents: sheets.map(({ rows, hiddenRows, hiddenColumns }) =>
        JSON.stringify({ rows, hiddenRows, hiddenColumns }),
      ),
    }),
  )
}

/**
 * The file with one sheet, by default the likeliest; undefined when this user and ship-to have no
 * such file (any more).
 */
export async function readImport(
  db: Queries,
  question: ImportQuestion & { readonly sheet: number | null },
): Promise<StoredImport | undefined> {
  type Row = {
    fileName: string
    imports: number
    sheet: number | null
    content: string | null
    importedRows: number[] | null
  }
  const found = await db.maybe<Row>(read(question))
  if (!found) return undefined
  const { fileName, imports, sheet, content, importedRows } = found
  if (sheet === null || content === null) return { fileName, imports, content: undefined }
  return {
    fileName,
    imports,
    content: { ...(JSON.parse(content) as SheetContent), sheet, importedRows: importedRows ?? [] },
  }
}

/** IMPORT-3: the progress, or undefined without such an import. */
export const importProgressOf = (db: Queries, question: ImportQuestion): Promise<ImportProgress | undefined> =>
  db.maybe<ImportProgress>(readProgress(question))

/** IMPORT-3: stores the progress, outside the import's own transaction so that it is visible. */
export const reportProgress = (db: Queries, question: ImportQuestion, progress: ImportProgress) =>
  db.run(setProgress({ ...question, ...progress }))

/** Which rows of a file became a cart. */
export interface Claim {
  readonly cartId: string
  /** The count of imports when the rows were read. */
  readonly imports: number
  readonly sheet: number
  /** Numbers of the rows that became lines. */
  readonly rows: readonly number[]
  /** True when no row of the sheet is left to be ordered. */
  readonly isAll: boolean
}

/**
 * Marks the rows as ordered by this cart; false when a concurrent import of the file came first.
 */
export async function claimImport(tx: Queries, question: ImportQuestion, claimed: Claim): Promise<boolean> {
  const { rows } = claimed
  const found = await tx.row<{ claimed: number }>(claim({ ...question, ...claimed, rows, rowCount: rows.length }))
  return found.claimed === 1
}

/** Deletes expired files. */
export const removeExpiredImports = (db: Queries, now: Date): Promise<number> => db.run(removeExpired({ now }))
