import type { Queries } from './database/database.ts'
import type { Statement } from './database/statement.ts'

/** A promise about money that a statement can disprove. */
export interface BookCheck {
  /** One sentence. */
  readonly promise: string
  /** What breaks it, as rows of `BrokenBook`; none when the promise holds. */
  readonly broken: Statement
}

/** What breaks a promise: an invoice, a payment. */
export interface BrokenBook {
  readonly what: string
  readonly isCents: number
  readonly shouldBeCents: number
}

/**
 * The promises that do not hold, each with what breaks it. Reads all rows: minutes on a large
 * database.
 */
export async function checkBooks(
  db: Queries,
  checks: readonly BookCheck[],
): Promise<readonly { readonly promise: string; readonly broken: readonly BrokenBook[] }[]> {
  const failed = []
  for (const { promise, broken } of checks) {
    const rows = await db.rows<BrokenBook>(broken())
    if (rows.length > 0) failed.push({ promise, broken: rows })
  }
  return failed
}
