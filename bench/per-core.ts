import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset, numberOf, scale } from './dataset.ts'
import type { Shot } from './measure.ts'
import { orderable, PortalClient } from './portal-client.ts'
import { startServer } from './server-process.ts'

// npm run bench -- per-core: what a call costs of the processor, in the portal and in PostgreSQL,
// so that a machine with other work gives the same figures. What one core serves follows from it.
const port = 26_931
const count = Number(process.env['BENCH_COUNT'] ?? 400)
const together = 16
const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Fields of /proc/PID/stat after the name: the parent, and ticks of 10 ms with ended children. */
function statOf(pid: number | string): { parent: number; ticks: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return { parent: Number(fields[1]), ticks: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) }
}

/** Processor time of the database server and all its processes, in milliseconds. */
function databaseMs(postmaster: number): number {
  let ticks = statOf(postmaster).ticks
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const { parent, ticks: own } = statOf(pid)
      if (parent === postmaster) ticks += own
    } catch {
      // It has ended in between: its time is in its parent's.
    }
  }
  return ticks * 10
}

async function questionsOf(client: PortalClient): Promise<readonly (readonly [string, number, (n: number) => Shot])[]> {
  const carts = (shipTo: string) => `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts`
  const own = '/api/divisions/NLV/ship-tos/0000001'
  const cart = await client.readyCart(0)
  const filled = await Promise.all(Array.from({ length: 40 }, (_, n) => client.readyCart(n + 1)))
  const placeable: Awaited<ReturnType<PortalClient['readyCart']>>[] = []
  const placings = Math.ceil(count / 2)
  for (let n = 0; n < placings + placings / 5 + 1; n++) placeable.push(await client.readyCart(n))
  const guide = await client.readyGuide(500)
  const line = (n: number) => filled[n % filled.length]!
  const minimal = { prefer: 'return=minimal' }
  return [
    ['who am I', count, () => client.shot('GET', '/api/me')],
    ['search page', count, (n) => client.shot('GET', `${own}/items?keyword=chicken+${n % 9}&pageNo=1`)],
    ['item', count, (n) => client.shot('GET', `${own}/items/${orderable(n)}`)],
    ['cart, 50 lines', count, () => client.shot('GET', `${carts(cart.shipTo)}/${cart.id}`)],
    ['cart analysis', count, () => client.shot('GET', `${carts(cart.shipTo)}/${cart.id}/analysis`)],
    ['guide of 500, a page', count, () => client.shot('GET', guide)],
    [
      'quantity of a line',
      count,
      (n) => {
        const path = `${carts(line(n).shipTo)}/${line(n).id}/items/${orderable(n % 50)}`
        return client.shot('PUT', path, { orderedCases: 1 + (n % 9), orderedUnits: 0 }, minimal)
      },
    ],
    [
      '200 lines at once',
      Math.ceil(count / 8),
      (n) => {
        const items = Array.from({ length: scale.bulkLines }, (_, i) => ({
          itemNumber: orderable(i),
          orderedCases: 1 + ((i + n) % 9),
        }))
        return client.shot('PUT', `${carts(line(n).shipTo)}/${line(n).id}/items`, { items }, minimal)
      },
    ],
    [
      'new cart',
      count,
      (n) =>
        client.shot(
          'POST',
          carts(numberOf(1 + (n % scale.shipTos))),
          { cart: { soType: 'regularDelivery' } },
          { 'idempotency-key': randomUUID() },
        ),
    ],
    [
      'place order, 50 lines',
      placings,
      () => {
        const { id, shipTo, version } = placeable.pop()!
        const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` }
        return client.shot('POST', `${carts(shipTo)}/${id}/place-order`, {}, headers)
      },
    ],
    ['list of carts', count, () => client.shot('GET', `${carts('0000001')}?pageNo=1`)],
    ['list of invoices', count, () => client.shot('GET', '/api/invoices?pageNo=1')],
  ]
}

/** Sends requests, sixteen at a time. */
async function sendAll(client: PortalClient, shots: readonly Shot[]): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < shots.length) await client.send(shots[next++]!)
  }
  await Promise.all(Array.from({ length: together }, one))
}

async function measure(db: Database, url: string): Promise<void> {
  await migrate(db)
  await addDataset(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], port, environment)
  try {
    const { pid } = await db.row<{ pid: number }>('select pg_backend_pid() as pid')
    const postmaster = statOf(pid).parent
    const client = await PortalClient.signedIn(portal.base, db)
    const columns = ['portal ms', 'database ms', 'a second and core', 'cores of the database beside it']
    print(`${''.padEnd(24)}${columns.map((each) => each.padStart(18)).join('')}`)
    for (const [name, amount, shotOf] of await questionsOf(client)) {
      const shots = (many: number) => Array.from({ length: many }, (_, n) => shotOf(n))
      try {
        await sendAll(client, shots(Math.ceil(amount / 5)))
        const before = [portal.processorMs(), databaseMs(postmaster)] as const
        await sendAll(client, shots(amount))
        const own = (portal.processorMs() - before[0]) / amount
        const data = (databaseMs(postmaster) - before[1]) / amount
        const cells = [own.toFixed(2), data.toFixed(2), String(Math.round(1000 / own)), (data / own).toFixed(2)]
        print(name.padEnd(24) + cells.map((each) => each.padStart(18)).join(''))
      } catch (error) {
        print(`${name.padEnd(24)} failed: ${String(error).slice(0, 160)}`)
        process.exitCode = 1
      }
    }
    print(`memory of the portal: ${portal.memory()} MB`)
  } finally {
    await portal.stop()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
try {
  await measure(db, url)
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
