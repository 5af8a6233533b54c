import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/**
 * Most different screens of a day: the portal has fewer, and nobody fills the table with made-up
 * ones.
 */
const maxScreens = 300

const choice = sql('analytics.choice', 'select analytics_opt_out as "analyticsOptOut" from users where id = :userId')
const add = sql(
  'analytics.add',
  `insert into usage_counts as c (day, screen, visits)
   select :day::date, n.screen, n.visits from unnest(:screens::text[], :visits::bigint[]) as n (screen, visits)
   where (select count(*) from usage_counts u where u.day = :day::date) < ${maxScreens}
     or exists (select from usage_counts u where u.day = :day::date and u.screen = n.screen)
   order by n.screen
   on conflict (day, screen) do update set visits = c.visits + excluded.visits`,
)

/** The user's answer; null before they were asked. */
export async function optOutOf(db: Queries, userId: string): Promise<boolean | null> {
  return (await db.row<{ analyticsOptOut: boolean | null }>(choice({ userId }))).analyticsOptOut
}

/** Adds to the day's numbers. */
export async function addVisits(db: Queries, now: Date, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size > 0)
    await db.send(
      add({ day: now.toISOString().slice(0, 10), screens: [...counts.keys()], visits: [...counts.values()] }),
    )
}
