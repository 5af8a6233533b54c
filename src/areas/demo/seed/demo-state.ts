import type { Config } from '#platform/config.ts'
import { firstOwnTable } from '#platform/database/own-rows.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const seeds = sql('demo.seeds', 'select size, finished_at is not null as "isFinished" from demo_seeds')
const endSessions = sql(
  'demo.end-sessions',
  `delete from sessions s using users u where u.is_demo and u.id in (s.user_id, s.real_user_id)`,
)
const ownPeople = sql('demo.own-people', 'select count(*) as count from users where not is_demo')

/** The demos this database was given, or is being given. */
export const seedsOf = (db: Queries): Promise<{ size: string; isFinished: boolean }[]> => db.rows(seeds())

/** Why the demo is not loaded beside data of somebody's own. */
export const besideOwnData = (table: string): string =>
  `This database holds data of your own (${table} has rows), and the demo is not loaded into it. ` +
  'Start without DEMO or with DEMO=off; for a demo name another DATA_DIR.'

/** Which demo a portal on this database shows: none beside data of somebody's own. */
export async function shownDemo(db: Queries, { demo }: Pick<Config, 'demo'>): Promise<Config['demo']> {
  if (demo === 'off' || (await seedsOf(db)).length > 0) return demo
  return (await firstOwnTable(db)) === undefined ? demo : 'off'
}

/**
 * PLAT-1: which demo a start shows. Unless asked for, none beside data of somebody's own; asked
 * for, it is refused there. While the demo is off, nobody of it is signed in.
 */
export async function settleDemo(
  db: Queries,
  { demo, isDemoChosen }: Pick<Config, 'demo' | 'isDemoChosen'>,
  logLine: (line: string) => void,
): Promise<Config['demo']> {
  const hasDemo = (await seedsOf(db)).length > 0
  const table = demo === 'off' || hasDemo ? undefined : await firstOwnTable(db)
  if (table !== undefined && isDemoChosen) throw new Error(besideOwnData(table))
  const settled = await shownDemo(db, { demo })
  if (settled !== 'off') {
    const { count } = await db.row<{ count: number }>(ownPeople())
    if (hasDemo && count > 0)
      logLine(`The demo sign-ins are open beside ${count} users of your own: DEMO=off closes them.`)
    return settled
  }
  if (demo !== 'off') logLine('The database holds data of your own: there is no demo.')
  if (hasDemo) {
    await db.run(endSessions())
    logLine('The demo is still in this database; nobody of it can sign in. `npm run larder -- demo remove` removes it.')
  }
  return settled
}
