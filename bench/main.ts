import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { printBrowser } from './browser.ts'
import { compareWithSql } from './compare-sql.ts'
import { addDataset, scale } from './dataset.ts'
import { importScale, measureImport } from './import-order.ts'
import { type Amounts, amountsOf, type Measured, measurePair, refusedOf, type Shot, shotsNeeded } from './measure.ts'
import { orderable, PortalClient } from './portal-client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

type Shots = (count: number) => Shot[]

interface Row {
  readonly name: string
  readonly goal: number
  readonly portal: Measured
  readonly floor: Measured
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
/** The first of three. */
const portalPort = Number(process.env['BENCH_PORT'] ?? 26_901)
const [floorPort, sqlFloorPort] = [portalPort + 1, portalPort + 2]
/** Requests alone; half of it for writes. */
const count = Number(process.env['BENCH_COUNT'] ?? 400)
const [reads, writes, bulks, placings] = [count, count / 2, count / 8, count / 4].map((n) =>
  amountsOf(Math.ceil(n)),
) as [Amounts, Amounts, Amounts, Amounts]

/** Stores an answer of the portal, so that the floor can give the same. */
const keepAnswer = (db: Database, name: string, body: unknown) =>
  db.run('insert into floor_answers (name, body) values ($1, $2)', [name, JSON.stringify(body)])

const floorTables = `
  create table floor_answers (name text primary key, body jsonb not null);
  create table floor_carts (id uuid primary key, version integer not null);
  create table floor_lines (cart_id uuid, item_number text, cases integer, primary key (cart_id, item_number));
  create table floor_orders (id uuid primary key, body jsonb not null);
  create table floor_order_lines (order_id uuid, item_number text, cases integer, primary key (order_id, item_number))`

/** A cart on the floor, with as many lines as asked. */
async function floorCart(db: Database, lines: number): Promise<string> {
  const id = randomUUID()
  await db.run('insert into floor_carts values ($1, 1)', [id])
  await db.run(`insert into floor_lines select $1, lpad(n::text, 7, '0'), 2 from generate_series(1, $2::int) n`, [
    id,
    lines,
  ])
  return id
}

async function bench(db: Database, url: string): Promise<void> {
  await migrate(db)
  await db.run(floorTables)
  await addDataset(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  const floor = await startServer(['--import', 'tsx', 'bench/floor.ts'], floorPort, environment)
  const sqlFloor = await startServer(['--import', 'tsx', 'bench/sql-floor/main.ts'], sqlFloorPort, environment)
  try {
    const client = await PortalClient.signedIn(portal.base, db)
    await compare({ db, client, portal, floor })
    await compareWithSql({ db, client, portal, floor: sqlFloor, print }, { reads, writes, bulks, placings })
    const memory = portal.memory()
    await printImport(db, client)
    await printBrowser(portal.base, client, print)
    print(`\nServer memory after the run: ${memory} MB (goal: at most 250)`)
  } finally {
    await Promise.all([portal.stop(), floor.stop(), sqlFloor.stop()])
  }
}

interface Compared {
  readonly db: Database
  readonly client: PortalClient
  readonly portal: ServerProcess
  readonly floor: ServerProcess
}

/** Measures call by call, the floor and the portal in turn. */
async function compare({ db, client, portal, floor }: Compared): Promise<void> {
  const rows: Row[] = []

  const add = async (name: string, goal: number, amounts: Amounts, portalShots: Shots, floorShots: Shots) => {
    const sides = [
      { base: floor.base, shots: floorShots },
      { base: portal.base, shots: portalShots },
    ] as const
    const [onFloor, onPortal] = await measurePair(sides, amounts)
    const row = { name, goal, floor: onFloor, portal: onPortal }
    rows.push(row)
    print(lineOf(row))
  }
  const read = async (name: string, goal: number, path: (n: number) => string) => {
    await keepAnswer(db, name, await client.send(client.shot('GET', path(0))))
    const portalShots = (count: number) => Array.from({ length: count }, (_, n) => client.shot('GET', path(n)))
    const floorShots = (count: number) =>
      Array.from({ length: count }, (): Shot => ({ method: 'GET', path: `/read/${encodeURIComponent(name)}` }))
    await add(name, goal, reads, portalShots, floorShots)
  }

  const items = '/api/divisions/NLV/ship-tos/0000001/items'
  const words = ['chicken', 'toma', 'beef grnd', 'salmon smoked', '#10', 'rice', 'brocolli', 'pepper diced']
  await read('search page', 3, (n) => `${items}?keyword=${encodeURIComponent(words[n % words.length]!)}&pageNo=1`)
  await read('item detail', 3, (n) => `${items}/${orderable(n)}`)

  const cart = await client.readyCart(0)
  const carts = (shipTo: string) => `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts`
  await read('cart read, 50 lines', 3, () => `${carts(cart.shipTo)}/${cart.id}`)

  const fill = async (count: number, lines: number) =>
    Promise.all(Array.from({ length: Math.min(count, 40) }, (_, n) => client.readyCart(n, lines)))

  await read('cart analysis, 50 lines', 3, () => `${carts(cart.shipTo)}/${cart.id}/analysis`)

  // Add to cart: one more line into carts of 50.
  const addCarts = await fill(40, scale.cartLines)
  let added = 0
  const addShots = (count: number) =>
    Array.from({ length: count }, () => {
      const target = addCarts[added++ % addCarts.length]!
      const path = `${carts(target.shipTo)}/${target.id}/items/${orderable(added % 50)}/add-to-cart`
      return client.shot('PUT', path, { orderedCases: 1 })
    })
  await keepAnswer(db, 'add', await client.send(addShots(1)[0]!))
  const floorCarts = await Promise.all(Array.from({ length: 40 }, () => floorCart(db, scale.cartLines)))
  const floorAdd = (name: string, numbers: string[]) => (count: number) =>
    Array.from({ length: count }, (_, n): Shot => ({
      method: 'POST',
      path: `/add/${floorCarts[n % floorCarts.length]}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, items: numbers }),
    }))
  await add('add to cart', 4, writes, addShots, floorAdd('add', [orderable(1)]))

  // 200 lines at once, into fresh carts and again into the same.
  const bulk = Array.from({ length: scale.bulkLines }, (_, i) => ({
    itemNumber: orderable(i),
    orderedCases: 1 + (i % 9),
  }))
  const bulkCarts = await fill(20, 0)
  let turn = 0
  const bulkShots = (count: number) =>
    Array.from({ length: count }, () => {
      const target = bulkCarts[turn++ % bulkCarts.length]!
      const changed = bulk.map((line) => ({ ...line, orderedCases: 1 + ((line.orderedCases + turn) % 9) }))
      return client.shot('PUT', `${carts(target.shipTo)}/${target.id}/items`, { items: changed })
    })
  await keepAnswer(db, 'bulk', await client.send(bulkShots(1)[0]!))
  await add(
    '200-line add',
    4,
    bulks,
    bulkShots,
    floorAdd(
      'bulk',
      bulk.map((line) => line.itemNumber),
    ),
  )

  // Placing uses a cart up: each request gets one of its own.
  const needed = shotsNeeded(placings) + 1
  const placeable: Awaited<ReturnType<PortalClient['readyCart']>>[] = []
  for (let n = 0; n < needed; n++) placeable.push(await client.readyCart(n))
  const placeShot = (): Shot => {
    const { id, shipTo, version } = placeable.pop()!
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` }
    return client.shot('POST', `${carts(shipTo)}/${id}/place-order`, {}, headers)
  }
  await keepAnswer(db, 'placeOrder', await client.send(placeShot()))
  const placeFloor: string[] = []
  for (let n = 0; n < needed; n++) placeFloor.push(await floorCart(db, scale.cartLines))
  await add(
    'place order, 50 lines',
    4,
    placings,
    (count) => Array.from({ length: count }, placeShot),
    (count) => Array.from({ length: count }, (): Shot => ({ method: 'POST', path: `/place/${placeFloor.pop()}` })),
  )

  const missed = rows.filter((row) => row.portal.p50 / row.floor.p50 > row.goal)
  print(missed.length === 0 ? 'Every goal is met.' : `Above its goal: ${missed.map(({ name }) => name).join(', ')}`)
}

/** An order file from its bytes to its cart (IMPORT-3). */
async function printImport(db: Database, client: PortalClient): Promise<void> {
  const { readMs, cartMs, totalMs, floorMs } = await measureImport(db, client)
  const ms = (value: number) => `${value.toFixed(0)} ms`
  print(
    `\nOrder file of ${importScale.rows.toLocaleString('en-US')} rows: read ${ms(readMs)}, cart ${ms(cartMs)}, ` +
      `in all ${ms(totalMs)} (goal: at most ${ms(importScale.goalMs)}; floor ${ms(floorMs)})`,
  )
}

const cell = (text: string | number, width: number) => String(text).padStart(width)
const lineOf = ({ name, goal, portal, floor }: Row) =>
  name.padEnd(24) +
  cell(portal.p50.toFixed(2), 9) +
  cell(floor.p50.toFixed(2), 9) +
  cell((portal.p50 / floor.p50).toFixed(1), 8) +
  cell(`<= ${goal}`, 7) +
  cell(portal.p95.toFixed(2), 9) +
  cell(Math.round(portal.throughput), 9) +
  cell(Math.round(floor.throughput), 9) +
  cell((floor.throughput / portal.throughput).toFixed(1), 8) +
  refusedOf(portal)

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
try {
  print(
    `${scale.items.toLocaleString('en-US')} items, carts of ${scale.cartLines} lines; milliseconds alone, requests a second by 16 at once, ${count} requests of a read\n`,
  )
  print(
    ''.padEnd(24) +
      ['p50', 'floor', 'ratio', 'goal', 'p95', '16 at once', 'floor', 'ratio']
        .map((title, i) => cell(title, [9, 9, 8, 7, 9, 11, 7, 8][i]!))
        .join(''),
  )
  await bench(db, url)
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
