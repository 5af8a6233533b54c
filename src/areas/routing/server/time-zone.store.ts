import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const zoneOf = sql('routing.time-zone', 'select time_zone as "timeZone" from divisions where code = :division')

// A division does not move; a corrected zone is seen after this long.
const believedMs = 60_000
const known = new WeakMap<object, Map<string, { timeZone: string; until: number }>>()

/** The IANA zone of a division, kept for a minute. */
export async function timeZoneOf(db: Queries, division: string): Promise<string> {
  const zones = known.get(db) ?? new Map<string, { timeZone: string; until: number }>()
  known.set(db, zones)
  const before = zones.get(division)
  if (before && before.until > performance.now()) return before.timeZone
  const found = await db.maybe<{ timeZone: string }>(zoneOf({ division }))
  if (!found) throw new Refused(common.ship_to_not_found)
  zones.set(division, { timeZone: found.timeZone, until: performance.now() + believedMs })
  return found.timeZone
}
