import { setTimeout as sleep } from 'node:timers/promises'
import type { CalendarDate } from '#kit/dates.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { importRows, operator } from '#areas/imports/server/public.ts'
import { hashPassword } from '#areas/sessions/server/public.ts'
import type { Database, Queries, Transaction } from '#platform/database/database.ts'
import { firstOwnTable } from '#platform/database/own-rows.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportKinds } from '#platform/imports/import-kind.ts'
import { habitsOf, openCarts, recentOrders } from './demo-activity.ts'
import type { DemoDistributor } from './demo-rows.ts'
import { besideOwnData, seedsOf } from './demo-state.ts'
import { seedAnnouncements } from './seed-announcements.ts'
import { seedOrderChanges } from './seed-order-changes.ts'
import { seedOrderEvents } from './seed-order-events.ts'
import { seedTrail } from './seed-trail.ts'
import { seedCarts } from './seed-carts.ts'
import { seedChoices } from './seed-choices.ts'

/** One process seeds at a time, the others wait: the letters of 'demo'. */
const lockKey = 0x64656d6f

const tryLock = sql('demo.try-lock', `select pg_try_advisory_xact_lock(${lockKey}) as "isMine"`)
const begin = sql('demo.begin', 'insert into demo_seeds (size) values (:size) on conflict do nothing')
const finish = sql('demo.finish', 'update demo_seeds set finished_at = now() where size = :size')
const markPeople = sql('demo.mark-people', 'update users set is_demo = true where email = any(:emails)')
const setPassword = sql(
  'demo.set-password',
  `insert into user_passwords (user_id, hash) select id, :hash from users where email = :email on conflict do nothing`,
)

/** Statistics of what no import has filled: an import renews those of its own tables. */
const analyzeOthers = `do $$
  declare tables text;
  begin
    select string_agg(oid::regclass::text, ', ') into tables
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0;
    if tables is not null then execute 'analyze ' || tables; end if;
  end $$`

/** Milliseconds between two looks whether another process has finished. */
const pause = 500

/**
 * Rows stored in one transaction: what is added up from a kitchen's orders is added up again with
 * each, which was half of what loading them cost.
 */
const batchSize = 10_000

/** What a seed works with. */
export interface SeedParts {
  readonly db: Database
  readonly importKinds: ImportKinds
  /** Progress, for the operator. */
  readonly logLine: (line: string) => void
  /** What areas add that stand on those of the demo; only the application knows them. */
  readonly seedFurther?: (tx: Queries, today: CalendarDate) => Promise<void>
}

/**
 * Writes the rows unless they were written before; the rows are made only when they are needed. A
 * database with rows of somebody's own is refused, one whose seed was interrupted is gone on with.
 */
export async function seedDistributor(
  parts: SeedParts,
  size: 'small' | 'large',
  make: () => DemoDistributor,
): Promise<void> {
  // Looked at again and again rather than waited for: a large demo takes longer than a statement
  // may.
  while ((await attempt(parts, size, make)) === 'busy') await sleep(pause)
}

function attempt(parts: SeedParts, size: 'small' | 'large', make: () => DemoDistributor): Promise<'busy' | 'done'> {
  const { db, logLine, seedFurther } = parts
  return db.inTransaction(async (tx) => {
    const { isMine } = await tx.row<{ isMine: boolean }>(tryLock())
    if (!isMine) return 'busy'
    const seeds = await seedsOf(tx)
    if (seeds.some((seed) => seed.size === size && seed.isFinished)) return 'done'
    const ownTable = seeds.length === 0 ? await firstOwnTable(tx) : undefined
    if (ownTable !== undefined) throw new Error(besideOwnData(ownTable))
    const hasActivity = seeds.some(({ isFinished }) => isFinished)
    // The lock is held by this transaction, which idles while the imports run on other connections.
    await tx.run('set local idle_in_transaction_session_timeout = 0')
    const started = performance.now()
    logLine(`Loading the ${size} demo distributor …`)
    const distributor = make()
    // On a connection of its own, as the imports: it stays when this start is interrupted.
    await db.run(begin({ size }))
    for (const { kind, rows } of distributor.imports) await importKind(parts, kind, rows())
    await tx.run(markPeople({ emails: peopleOf(distributor) }))
    await seedPasswords(tx, distributor)
    // A database that grows from small to large has its carts and recent orders already.
    if (!hasActivity) {
      const habits = await habitsOf(db, distributor.signIns)
      await importKind(parts, 'orders', recentOrders(habits, distributor.today))
      await seedOrderEvents(tx)
      await seedOrderChanges(tx)
      await seedCarts(tx, openCarts(habits, new Date()))
      await seedAnnouncements(tx, distributor.today)
      await seedChoices(tx)
      await seedTrail(tx)
      await distributor.addPaymentMethods(tx)
      await seedFurther?.(tx, distributor.today)
    }
    await tx.run(finish({ size }))
    await tx.run(analyzeOthers)
    logLine(`The demo distributor is there after ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return 'done'
  })
}

/** Everybody the demo brings, those who do not sign in too. */
const peopleOf = ({ imports }: DemoDistributor): string[] =>
  imports
    .filter(({ kind }) => kind === 'users')
    .flatMap(({ rows }) => [...(rows() as Iterable<{ email: string }>)].map(({ email }) => email))

/** The demo comes in by the same door as a distributor's own data. */
async function importKind(
  { db, importKinds, logLine }: SeedParts,
  kind: ImportKindName,
  rows: Iterable<object>,
): Promise<void> {
  const started = performance.now()
  const context = { ...operator, isRecorded: false }
  const report = await importRows(db, importKinds[kind], rows, { fileName: 'demo', context, batchSize })
  const [first] = report.refusals
  logLine(`  ${kind}: ${report.read.toLocaleString('en-US')} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (first) logLine(`  ${report.refused} of them were refused; row ${first.line}: ${first.field} ${first.reason}`)
}

async function seedPasswords(tx: Transaction, { signIns, password }: DemoDistributor): Promise<void> {
  // Each person has a salt of their own, demo or not.
  const hashes = await Promise.all(signIns.map(async (email) => ({ email, hash: await hashPassword(password) })))
  for (const values of hashes) await tx.run(setPassword(values))
}
