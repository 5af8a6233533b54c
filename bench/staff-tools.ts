import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getDistribution, createDistribution } from '#areas/auto-distribution/auto-distribution.endpoints.ts'
import { previewPriceChange, savePriceChange, undoPriceChange } from '#areas/price-changes/price-changes.endpoints.ts'
import { callPath, type CallAnswer, type Endpoint } from '#contract/endpoint.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset, numberOf } from './dataset.ts'
import { held, longestWait } from './held.ts'
import { PortalClient } from './portal-client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * npm run bench -- staff-tools: an item into the carts of BENCH_SHIP_TOS ship-tos (5,000 unless
 * given), with its progress (STAFF-5), and the preview, save and undo of 1,000 prices for 1,000
 * ship-tos (ITEM-8). The floor of the first is its four lanes of transactions that write a cart, a
 * line and the result and ask nothing. Goals: 20 s; a preview and a save 3 s each.
 */
const portalPort = 26_923
const shipTos = Math.min(10_000, Math.max(100, Number(process.env['BENCH_SHIP_TOS'] ?? 5_000)))
const priced = Math.min(1_000, shipTos)
const goals = { distributionMs: 20_000, pricesMs: 3_000, heldMs: 100 }
const staff = '00000000-0000-7000-8000-0000000000b2'
const shared = { division: 'NLV', itemNumber: numberOf(1) }

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(6)} s`
let missed = 0
const verdict = (isMet: boolean): string => {
  if (!isMet) missed++
  return isMet ? '' : '   MISSED'
}

// Beyond the 60 ship-tos of the measured distributor, each its own bill-to with one user.
const statements = [
  `insert into bill_tos (division, number, name) select 'NLV', lpad(n::text, 7, '0'), 'Customer ' || n from generate_series(101, ${100 + shipTos}) n`,
  `insert into ship_tos (division, number, bill_to, name, price_class)
   select 'NLV', lpad(n::text, 7, '0'), lpad(n::text, 7, '0'), 'Kitchen ' || n, case when n <= ${100 + priced} then 'P' else 'A' end
   from generate_series(101, ${100 + shipTos}) n`,
  `insert into route_days (division, ship_to, so_type, days, cut_off_time)
   select 'NLV', lpad(n::text, 7, '0'), 'regularDelivery', '{0,1,2,3,4,5,6}', '17:00' from generate_series(101, ${100 + shipTos}) n`,
  `insert into users (id, email, name, display_name, first_name, type, role)
   select ('00000000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'user' || n || '@customer.example', 'User ' || n, 'User ' || n,
     'User', 'ece', 'customerUser'
   from generate_series(101, ${100 + shipTos}) n`,
  `insert into user_bill_tos
   select ('00000000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'NLV', lpad(n::text, 7, '0') from generate_series(101, ${100 + shipTos}) n`,
  `insert into users (id, email, name, display_name, first_name, type, role)
   values ('${staff}', 'staff@larder.example', 'Staff', 'Staff', 'Staff', 'eci', 'portalAdmin')`,
  // What a class of 1,000 kitchens pays, and what each bought of it.
  `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
   select 'NLV', item_number, 'C:P', '2020-01-01', cost_cents * 2 from items where not is_catch_weight order by item_number limit 1000`,
  `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
   select 'NLV', 'P' || s.number || '-' || w, s.number, s.bill_to, current_date - w * 7, current_date, 40000, 0
   from ship_tos s, generate_series(1, 10) w where s.price_class = 'P'`,
  `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
     case_price_cents, line_total_cents, invoice_date)
   select v.division, v.invoice_number, n, v.ship_to, p.item_number, 1, 0, 2000, 2000, v.invoice_date
   from invoices v, generate_series(1, 20) n
   join (select item_number, row_number() over (order by item_number) as place from item_prices where scope = 'C:P') p on p.place = n * 40
   where v.invoice_number like 'P%'`,
  'analyze',
]

/** Days of the division, from the server's own date on. */
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string => callPath(endpoint, params)

async function measureDistribution(db: Database, portal: ServerProcess, client: PortalClient): Promise<void> {
  const { today } = await db.row<{ today: string }>(
    `select (now() at time zone 'America/Los_Angeles')::date::text as today`,
  )
  const numbers = await db.rows<{ number: string }>(
    `select number from ship_tos where number > '0000100' order by number limit $1`,
    [shipTos],
  )
  const plan = {
    name: 'A case each',
    orderedCases: 1,
    orderedUnits: 0,
    startsOn: today,
    everyWeeks: null,
    endsOn: null,
  }
  const body = { ...shared, ...plan, shipTos: numbers.map(({ number }) => number) }
  const before = portal.processorMs()
  const start = performance.now()
  const { id } = await client.send<CallAnswer<typeof createDistribution>>(
    client.shot('POST', pathOf(createDistribution), body, { 'idempotency-key': randomUUID() }),
  )
  let isOver = false
  const waiting = longestWait(portal.base, () => isOver)
  const seen: number[] = []
  let ended: string | null = null
  let counts = { waiting: 0, added: 0, skipped: 0 }
  while (ended === null) {
    await sleep(250)
    const { lastRun } = await client.send<CallAnswer<typeof getDistribution>>(
      client.shot('GET', pathOf(getDistribution, { distributionId: id })),
    )
    if (!lastRun) continue
    counts = lastRun
    seen.push(lastRun.added + lastRun.skipped)
    ended = lastRun.endedAt
  }
  const ms = performance.now() - start
  isOver = true
  const longest = await waiting
  const steps = new Set(seen).size
  const isMet = ms <= goals.distributionMs && counts.added === numbers.length && steps > 5
  print(
    `  an item to ${numbers.length.toLocaleString('en-US')} ship-tos ${secondsOf(ms)} (goal ${goals.distributionMs / 1000} s), ` +
      `${secondsOf(portal.processorMs() - before).trim()} of the portal's processor, ${counts.added} added, ${counts.skipped} skipped, ` +
      `${steps} steps of progress seen, others wait ${longest.toFixed(0)} ms${verdict(isMet)}`,
  )
  print(`  the floor of it${' '.repeat(17)}${secondsOf(await distributionFloor(db, numbers))}`)
}

/** Four lanes that write a cart, its line and a result for each ship-to, and ask nothing. */
async function distributionFloor(db: Database, numbers: readonly { number: string }[]): Promise<number> {
  await db.run('create table floor_results (ship_to text primary key, cart_id uuid not null)')
  const left = numbers.map(({ number }) => number)
  const start = performance.now()
  const lane = async (): Promise<void> => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const [id, shipTo] = [randomUUID(), number]
      await db.inTransaction(async (tx) => {
        await tx.run(
          `insert into carts (id, division, ship_to, bill_to, status, so_type, type, po, created_by, changed_by, changed_at)
           values ($1, 'NLV', $2, $2, 'open', 'regularDelivery', 'external', '', $3, $3, now())`,
          [id, shipTo, staff],
        )
        await tx.run(
          `insert into cart_lines (cart_id, position, division, ship_to, item_number, ordered_cases, added_by, changed_by, changed_at)
           values ($1, 1, 'NLV', $2, $3, 1, $4, $4, now())`,
          [id, shipTo, shared.itemNumber, staff],
        )
        await tx.run('insert into floor_results values ($1, $2)', [shipTo, id])
      })
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane))
  return performance.now() - start
}

async function measurePrices(db: Database, portal: ServerProcess, client: PortalClient): Promise<void> {
  const rows = await db.rows<{ itemNumber: string; caseCents: number }>(
    `select item_number as "itemNumber", case_price_cents as "caseCents" from item_prices where scope = 'C:P' order by 1`,
  )
  const rest = {
    scope: 'C:P',
    startsOn: day(2),
    endsOn: null,
    eachCents: null,
    poundHundredths: null,
    isRemoved: false,
  }
  const lines = rows.map(({ itemNumber, caseCents }) => ({
    itemNumber,
    reference: 'BENCH',
    caseCents: caseCents + 103,
    ...rest,
  }))
  const change = { division: 'NLV', allowsBelowCost: false }
  const timed = async (name: string, path: string, body: object): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() }
    const before = portal.processorMs()
    const { ms, longest } = await held(portal.base, client.shot('POST', path, body, headers))
    const isMet = ms <= goals.pricesMs && longest <= goals.heldMs
    print(
      `  ${name.padEnd(31)} ${secondsOf(ms)}, ${secondsOf(portal.processorMs() - before).trim()} of the portal's processor, ` +
        `others wait ${longest.toFixed(0)} ms${verdict(isMet)}`,
    )
  }
  for (const round of ['first', 'second', 'third'])
    await timed(`${round} preview of ${lines.length} prices`, pathOf(previewPriceChange), { ...change, lines })
  const saved = lines.map((line) => ({ ...line, before: null }))
  await timed(`save of ${lines.length} prices`, pathOf(savePriceChange), { ...change, lines: saved, reason: 'Bench' })
  const { id } = await db.row<{ id: string }>('select id from price_changes')
  await timed('undo of them', pathOf(undoPriceChange, { priceChangeId: id }), {})
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
try {
  await migrate(db)
  await addDataset(db)
  for (const statement of statements) await db.run(statement)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  try {
    const client = await PortalClient.signedIn(portal.base, db, staff)
    print(`${shipTos.toLocaleString('en-US')} ship-tos, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
    await measurePrices(db, portal, client)
    await measureDistribution(db, portal, client)
    print(missed === 0 ? 'goal met' : `${missed} missed the goal`)
  } finally {
    await portal.stop()
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
