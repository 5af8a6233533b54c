import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** A distribution of flour to one ship-to that ran on March 2, 2026 and skipped it. */
export async function addDistribution(
  db: Database,
  { userId, division, shipTo, word }: { userId: string; division: string; shipTo: string; word: string },
): Promise<{ distributionId: string; distributionRunId: string }> {
  const [distributionId, runId] = [uuidv7(), uuidv7()]
  await db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id)
     select $1, $2, description, pack_size_description, brand, category_id from items
     where division = 'NLV' and item_number = $2 on conflict do nothing`,
    [division, items.flour],
  )
  await db.run(
    `insert into auto_distributions (id, division, name, item_number, ordered_cases, ordered_units, starts_on, created_by,
       created_at, changed_at)
     values ($1, $2, $3, $4, 1, 0, '2026-03-02', $5, now(), now())`,
    [distributionId, division, word, items.flour, userId],
  )
  await db.run('insert into auto_distribution_ship_tos values ($1, $2, $3)', [distributionId, division, shipTo])
  await db.run(
    `insert into auto_distribution_runs (id, distribution_id, run_on, item_number, ordered_cases, ordered_units, started_at)
     values ($1, $2, '2026-03-02', $3, 1, 0, now())`,
    [runId, distributionId, items.flour],
  )
  await db.run(
    `insert into auto_distribution_results (run_id, ship_to, state, reason) values ($1, $2, 'skipped', $3)`,
    [runId, shipTo, word],
  )
  return { distributionId, distributionRunId: runId }
}
