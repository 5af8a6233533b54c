import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import {
  beginRun,
  endRun,
  insertDistribution,
  saveShipTos,
  settleResult,
} from '#areas/auto-distribution/server/public.ts'
import { nextRun } from '#areas/auto-distribution/rules/next-run.ts'
import { distributionRefusals } from '#areas/auto-distribution/auto-distribution.refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// The division in which the demo's rep has most ship-tos, and an item like the word there.
const found = sql(
  'demo.distributed',
  `select u.id as "userId", s.division, array_agg(s.number order by s.number) as "shipTos",
     (select i.item_number from items i where i.division = s.division and i.erp_status = 'active' and not i.each_only
        and i.description ilike :word || '%' order by i.item_number limit 1) as "itemNumber"
   from users u join ship_tos s on s.dsr_email = u.email and not s.is_prospective and s.is_active
   where u.role = 'dsr' and u.is_demo group by u.id, s.division order by count(*) desc limit 1`,
)

interface Found {
  readonly userId: string
  readonly division: string
  readonly shipTos: readonly string[]
  readonly itemNumber: string | null
}

/** STAFF-5: what the demo's rep distributed last week, and what is to come every two weeks. */
export async function seedDistributions(
  tx: Queries,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<void> {
  const planned = [
    { name: 'Cold-brew launch', word: 'COFFEE', from: -7, everyWeeks: null },
    { name: 'Olive oil of the house', word: 'OIL OLIVE', from: 4, everyWeeks: 2 },
  ]
  for (const { name, word, from, everyWeeks } of planned) {
    const given = await tx.maybe<Found>(found({ word }))
    if (!given?.itemNumber) continue
    const id = uuidv7()
    const startsOn = addDays(today, from)
    const endsOn = everyWeeks === null ? null : addDays(startsOn, 12 * 7)
    const plan = { name, itemNumber: given.itemNumber, orderedCases: 1, orderedUnits: 0, startsOn, everyWeeks, endsOn }
    const at = { id, division: given.division, userId: given.userId, now }
    await insertDistribution(tx, { ...plan, ...at, nextOn: nextRun(plan, today) })
    await saveShipTos(tx, id, given.division, given.shipTos)
    if (startsOn >= today) continue
    const runId = await beginRun(tx, id, { runOn: startsOn, nextOn: null, now })
    for (const [n, shipTo] of given.shipTos.entries())
      await settleResult(tx, runId!, shipTo, {
        // A ship-to or two without a route.
        ...(n % 20 === 19
          ? { state: 'skipped', reason: distributionRefusals.distribution_no_route.message, isCartThere: null }
          : { state: 'added', reason: null, isCartThere: n % 2 === 0 }),
        cartId: null,
      })
    await endRun(tx, runId!, now)
  }
}
