import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { undone } from '#platform/database/undone.ts'
import { handle } from '#platform/http/handle.ts'
import { previewDistribution } from '../auto-distribution.endpoints.ts'
import { distributionRefusals } from '../auto-distribution.refusals.ts'
import type { ShipToResult } from '../auto-distribution.ts'
import { ownPlaces } from './auto-distribution.routes.ts'
import { type Distributed, distributeTo } from './distribute-to.ts'
import { isItemOf } from './distribution.store.ts'

const names = sql(
  'auto-distribution.names',
  `select number as "shipTo", name, city from ship_tos where division = :division and number = any(:shipTos::text[])
   order by name, number`,
)

/**
 * STAFF-5: does at each ship-to what a run would do and undoes it: the preview and the run cannot
 * differ.
 */
export const previewDistributionHandler = handle(previewDistribution, async ({ services, body, caller, now }) => {
  const { db } = services
  const { division, itemNumber, orderedCases, orderedUnits } = body
  const { userId } = caller.actor
  if (orderedCases + orderedUnits === 0)
    throw new Refused({ ...distributionRefusals.distribution_quantity_missing, field: 'orderedCases' })
  if (!(await isItemOf(db, division, itemNumber)))
    throw new Refused({ ...distributionRefusals.distribution_item_unknown, field: 'itemNumber' })
  const shipTos = await ownPlaces(db, userId, division, body.shipTos)
  const places = await db.rows<Pick<ShipToResult, 'shipTo' | 'name' | 'city'>>(names({ division, shipTos }))
  const what = { userId, division, itemNumber, orderedCases, orderedUnits }
  const results: ShipToResult[] = []
  for (const place of places) results.push({ ...place, ...(await tried(db, what, place.shipTo, now)) })
  return { results }
})

async function tried(
  db: Queries,
  what: Distributed,
  shipTo: string,
  now: Date,
): Promise<Pick<ShipToResult, 'state' | 'reason' | 'isCartThere'>> {
  try {
    const { isCartThere } = await undone(db, (tx) => distributeTo(tx, what, shipTo, now))
    return { state: 'added', reason: null, isCartThere }
  } catch (error) {
    if (error instanceof Refused) return { state: 'skipped', reason: error.refusal.message, isCartThere: null }
    throw error
  }
}
