import type { Cents } from '#kit/money.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const costs = sql(
  'views.item-costs',
  `select item_number as "itemNumber", cost_cents as "caseCost" from items
   where division = :division and item_number = any(:itemNumbers) and cost_cents > 0`,
)

/** What the distributor pays for a case; staff only. Items without a known cost are absent. */
export const itemCosts = (db: Queries, division: string, itemNumbers: readonly string[]) =>
  db.rows<{ itemNumber: string; caseCost: Cents }>(costs({ division, itemNumbers }))
