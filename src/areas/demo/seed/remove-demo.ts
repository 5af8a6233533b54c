import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { generateDistributor } from '../generate/generate-distributor.ts'
import { seedsOf } from './demo-state.ts'

const people = sql('demo.other-people', 'select email from users where not is_demo order by email')
const divisions = sql('demo.other-divisions', 'select code from divisions where code <> all(:codes) order by code')
const imports = sql(
  'demo.other-imports',
  `select distinct kind from import_runs where file_name <> 'demo' and added + changed > 0 order by kind`,
)
const tables = sql(
  'demo.tables',
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
   and relname not in ('schema_migrations', 'sealing_keys', 'credit_codes') order by relname`,
)

/**
 * What was entered or imported beside the demo, in words; empty when there is nothing but the demo
 * and its use.
 */
async function ownDataOf(db: Queries, today: string): Promise<string[]> {
  const kinds = generateDistributor('small', today).filter(({ kind }) => kind === 'divisions')
  const codes = kinds.flatMap(({ rows }) => [...(rows() as Iterable<{ division: string }>)].map((row) => row.division))
  const [emails, others, kindsImported] = await Promise.all([
    db.rows<{ email: string }>(people()),
    db.rows<{ code: string }>(divisions({ codes })),
    db.rows<{ kind: string }>(imports()),
  ])
  return [
    ...(emails.length > 0 ? [`users (${listed(emails.map(({ email }) => email))})`] : []),
    ...(others.length > 0 ? [`divisions (${listed(others.map(({ code }) => code))})`] : []),
    ...(kindsImported.length > 0 ? [`imported ${listed(kindsImported.map(({ kind }) => kind))}`] : []),
  ]
}

const listed = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')

/**
 * PLAT-1: empties a database that holds nothing but the demo and what was done in it: carts,
 * orders, the trail, queued jobs. With data of somebody's own in it nothing is removed, as that
 * data may refer to rows of the demo.
 */
export async function removeDemo(db: Database, today: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    if ((await seedsOf(tx)).length === 0) throw new Error('There is no demo in this database.')
    const own = await ownDataOf(tx, today)
    if (own.length > 0)
      throw new Error(
        `Data of your own is in this database besides the demo: ${own.join('; ')}. Nothing was removed. DEMO=off closes ` +
          "the demo's sign-ins; to be rid of its rows, import your files into a new DATA_DIR or database.",
      )
    const names = (await tx.rows<{ name: string }>(tables())).map(({ name }) => `public."${name}"`)
    await tx.run(`set local statement_timeout = 0; truncate ${names.join(', ')} restart identity`)
    await tx.run('alter sequence order_numbers restart')
    await tx.run('alter sequence credit_request_numbers restart')
    const { hasQueue } = await tx.row<{ hasQueue: boolean }>(
      `select to_regclass('graphile_worker._private_jobs') is not null as "hasQueue"`,
    )
    if (hasQueue) await tx.run('delete from graphile_worker._private_jobs')
  })
}
