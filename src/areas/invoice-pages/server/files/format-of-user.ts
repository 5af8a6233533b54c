import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const format = sql('invoice-pages.format-of-user', `select invoice_format as "formatId" from users where id = :userId`)

/** PROFILE-7: the invoice format a user has chosen; null for the distributor's default. */
export const formatOfUser = async (db: Queries, userId: string): Promise<number | null> =>
  (await db.row<{ formatId: number | null }>(format({ userId }))).formatId
