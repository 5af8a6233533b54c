import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshCarts } from '#areas/carts/server/refresh-carts.job.ts'
import { remindOfCutOffs } from '#areas/checkout/server/remind-cut-off.job.ts'
import { sendDigests } from '#areas/notifications/server/send-digests.job.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset, benchUser, numberOf, scale } from './dataset.ts'

/*
 * npm run bench -- cart-dates: what the jobs of delivery dates and daily mails cost with
 * BENCH_CARTS open carts (at most 200,000), of which BENCH_DUE are due (500 unless given). Each run
 * of a job, but the first look at all carts, should take less than 10 s.
 */
const carts = Math.min(200_000, Math.max(100, Number(process.env['BENCH_CARTS'] ?? 50_000)))
/** Of the carts, those whose cut-off passes between two runs. */
const due = Number(process.env['BENCH_DUE'] ?? 500)
const publicUrl = 'https://portal.example'
/** People whose daily mail is due. */
const digests = due
/** Monday noon in Los Angeles; cut-off at 17:00 for the next day. */
const noon = new Date('2026-03-02T20:00:00Z')
const beforeCutOff = new Date('2026-03-03T00:30:00Z')
const evening = new Date('2026-03-03T01:00:01Z')

const goalSeconds = 10
const missed: string[] = []

const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function timed(what: string, work: () => Promise<number>, hasGoal = true): Promise<void> {
  const start = performance.now()
  const before = process.cpuUsage()
  const count = await work()
  const { user, system } = process.cpuUsage(before)
  const elapsed = (performance.now() - start) / 1000
  const took = `${elapsed.toFixed(2)} s`
  if (hasGoal && elapsed >= goalSeconds) missed.push(`${what} ${took}`)
  const own = `${((user + system) / 1_000_000).toFixed(2)} s of the processor besides PostgreSQL`
  print(`${what.padEnd(52)} ${count} in ${took}, ${own} (load ${loadavg()[0]!.toFixed(1)})`)
}

/** One case of one item each; all for dates two days ahead but the due ones. */
const addCarts = (db: Database) =>
  db.run(`with made as (
      insert into carts (id, division, ship_to, bill_to, type, so_type, delivery_date, ext_owner_id, created_by, changed_by)
      select gen_random_uuid(), s.division, s.number, s.bill_to, 'external', 'regularDelivery',
        case when n <= ${due} then date '2026-03-03' else date '2026-03-05' end, '${benchUser}', '${benchUser}', '${benchUser}'
      from generate_series(1, ${carts}) n
      join ship_tos s on s.number = lpad((1 + n % ${scale.shipTos})::text, 7, '0')
      returning id, division, ship_to)
    insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, position, added_by, changed_by)
    select id, '${numberOf(1)}', division, ship_to, 1, 1, '${benchUser}', '${benchUser}' from made`)

/** One notification each for people of their own, so that every one is a mail of its own. */
const addDigests = (db: Database) =>
  db.run(`with people as (
      insert into users (id, email, name, display_name, first_name, type, role)
      select gen_random_uuid(), 'd' || n || '@larder.example', 'D', 'D', 'D', 'ece', 'customerUser'
      from generate_series(1, ${digests}) n returning id),
    added as (
      insert into notifications (id, user_id, event, title, body, is_in_portal)
      select gen_random_uuid(), id, 'payment', 'T', 'B', true from people returning id, user_id)
    insert into notification_sends (id, notification_id, user_id, channel, reason, is_urgent)
    select gen_random_uuid(), id, user_id, 'digest', 'chosen', false from added`)

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, stop } = await openDatabase(config, createLog('error'))
try {
  await migrate(db)
  await addDataset(db)
  await addCarts(db)
  await db.run('analyze')
  print(`${carts.toLocaleString('en-US')} open carts, ${due} of them due at the cut-off`)
  await timed('refresh-cart-dates, first look at every cart', () => refreshCarts(db, noon, publicUrl), false)
  await timed('refresh-cart-dates, nothing due', () => refreshCarts(db, noon, publicUrl))
  await timed('remind-cut-off, nothing near', () => remindOfCutOffs(db, noon, { minutesBefore: 60, publicUrl }))
  await timed(`remind-cut-off, ${due} near`, () => remindOfCutOffs(db, beforeCutOff, { minutesBefore: 60, publicUrl }))
  await timed(`refresh-cart-dates, ${due} due`, () => refreshCarts(db, evening, publicUrl))
  await timed('refresh-cart-dates, nothing due', () => refreshCarts(db, evening, publicUrl))
  await addDigests(db)
  // Notifications carry the time of the database.
  const later = new Date(Date.now() + 2 * 86_400_000)
  await timed(`send-digests, ${digests} due`, () => sendDigests(db, { now: later, publicUrl }))
  print(missed.length === 0 ? 'Every goal is met.' : `Above its goal: ${missed.join(', ')}`)
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
