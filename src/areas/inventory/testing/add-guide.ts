import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** A line of a guide for tests. */
interface GuideLine {
  readonly itemNumber: string
  readonly caseParValue?: number
  readonly locationId?: string
}

/** Writes a guide with these lines, in this order, straight into the tables; returns its id. */
export async function addGuide(
  db: Database,
  { division, shipTo }: { division: string; shipTo: string },
  lines: readonly GuideLine[],
  type = 'CustomInventory',
): Promise<string> {
  const id = uuidv7()
  await db.run('insert into guides (id, division, ship_to, type, name) values ($1, $2, $3, $4, $5)', [
    id,
    division,
    shipTo,
    type,
    `Kitchen ${id}`.slice(0, 60),
  ])
  for (const [at, { itemNumber, caseParValue = null, locationId = null }] of lines.entries())
    await db.run(
      `insert into guide_items (guide_id, line_id, division, ship_to, item_number, case_par_value, location_id,
         sort_sequence) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, uuidv7(), division, shipTo, itemNumber, caseParValue, locationId, at],
    )
  return id
}
