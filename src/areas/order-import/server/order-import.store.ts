import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportColumn, ImportProgress } from '../order-import.ts'
import type { KeptRow } from '../rules/read-rows.ts'

/** Whose file: nobody else's question finds it. */
export interface ImportQuestion {
  readonly importId: string
  readonly division: string
  readonly shipTo: string
  /** The effective user. */
  readonly userId: string
  readonly now: Date
}

/** A file that waits for its mapping. */
export interface StoredImport {
  readonly fileName: string
  readonly columns: readonly ImportColumn[]
  readonly cartId: string | null
  /** Null once imported. */
  readonly rows: readonly KeptRow[] | null
}

/** Files of one user and ship-to that wait at most; a further one pushes the oldest out. */
const maxWaiting = 5

const insert = sql(
  'order-import.insert',
  `with old as (
     delete from order_imports where id in (
       select id from order_imports where user_id = :userId and division = :division and ship_to = :shipTo
       order by created_at desc, id desc offset ${maxWaiting - 1})
   )
   insert into order_imports (id, division, ship_to, user_id, created_at, file_name, columns, rows, row_count, expires_at)
   values (:importId, :division, :shipTo, :userId, :now, :fileName, :columns, :rows, :rowCount, :expiresAt)`,
)
const own = `id = :importId and division = :division and ship_to = :shipTo and user_id = :userId
  and expires_at > :now`
const read = sql(
  'order-import.read',
  `select file_name as "fileName", columns, cart_id as "cartId", rows from order_imports where ${own}`,
)
const readProgress = sql(
  'order-import.read-progress',
  `select stage, done_rows as done, row_count as total from order_imports where ${own}`,
)
const setProgress = sql(
  'order-import.set-progress',
  `update order_imports set stage = :stage, done_rows = :done where ${own} and cart_id is null`,
)
const claim = sql(
  'order-import.claim',
  `update order_imports set cart_id = :cartId, stage = 'done', done_rows = row_count, rows = null
   where ${own} and cart_id is null`,
)
const removeExpired = sql('order-import.remove-expired', 'delete from order_imports where expires_at <= :now')

/** Keeps a file that was read. */
export async function keepImport(
  db: Queries,
  question: ImportQuestion,
  file: { fileName: string; columns: readonly ImportColumn[]; rows: readonly KeptRow[]; expiresAt: Date },
): Promise<void> {
  const { fileName, columns, rows, expiresAt } = file
  const stored = { fileName, columns: JSON.stringify(columns), rows: JSON.stringify(rows), rowCount: rows.length }
  await db.run(insert({ ...question, ...stored, expiresAt }))
}

/** The file, or undefined when there is none (any more) for this user and ship-to. */
export async function readImport(db: Queries, question: ImportQuestion): Promise<StoredImport | undefined> {
  const found = await db.maybe<Omit<StoredImport, 'rows'> & { rows: string | null }>(read(question))
  return found && { ...found, rows: found.rows === null ? null : (JSON.parse(found.rows) as KeptRow[]) }
}

/** IMPORT-3: how far it is, or undefined. */
export const importProgressOf = (db: Queries, question: ImportQuestion): Promise<ImportProgress | undefined> =>
  db.maybe<ImportProgress>(readProgress(question))

/** IMPORT-3: stores the progress; outside the import's own transaction, or nobody would see it. */
export const reportProgress = (db: Queries, question: ImportQuestion, stage: ImportProgress['stage'], done: number) =>
  db.run(setProgress({ ...question, stage, done }))

/** The file became this cart; false when it became another one in the meantime. */
export const claimImport = async (tx: Queries, question: ImportQuestion, cartId: string): Promise<boolean> =>
  (await tx.run(claim({ ...question, cartId }))) === 1

/** Files nobody came back for. */
export const removeExpiredImports = (db: Queries, now: Date): Promise<number> => db.run(removeExpired({ now }))
