import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset, numberOf } from './dataset.ts'
import { orderable } from './portal-client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * npm run bench -- live-events: tabs with a stream of live events each, cart changes at a steady
 * rate, and the delay until other tabs are notified. Loopback only; BENCH_STREAMS (at most 5,000),
 * BENCH_RATE (changes a second, at most 200) and BENCH_SECONDS (at most 60) bound it. Times of the
 * clock need a quiet machine; the server's processor time is comparable on a busy one too.
 */
const bounded = (name: string, usual: number, max: number) =>
  Math.min(max, Math.max(1, Number(process.env[name] ?? usual)))
const streams = bounded('BENCH_STREAMS', 1000, 5000)
const rate = bounded('BENCH_RATE', 100, 200)
const seconds = bounded('BENCH_SECONDS', 20, 60)
/**
 * Of the streams, those of office staff, who receive the events of every ship-to, and of managers,
 * who have a tenth of them each.
 */
const [office, managers] = [Math.ceil(streams / 50), Math.ceil(streams / 50)]
const goalMs = 250
const openedAtOnce = 100
const port = Number(process.env['BENCH_PORT'] ?? 26_903)
const base = `http://127.0.0.1:${port}`

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => at(values, share).toFixed(1)).join(' / ')

const userId = (n: number): string => `00000000-0000-7000-9000-${String(n).padStart(12, '0')}`
const firstShipTo = 1000
const shipToOf = (n: number): string => numberOf(firstShipTo + n)

/** A user, a ship-to and an open cart for each stream. */
async function addAudience(db: Database): Promise<void> {
  await db.run(`insert into bill_tos (division, number, name)
    select 'NLV', lpad((${firstShipTo} + n)::text, 7, '0'), 'Audience ' || n from generate_series(0, ${streams - 1}) n`)
  await db.run(`insert into ship_tos (division, number, bill_to, name, price_class, dsm_email)
    select 'NLV', lpad((${firstShipTo} + n)::text, 7, '0'), lpad((${firstShipTo} + n)::text, 7, '0'), 'Audience ' || n, 'A',
      'u' || ${office} + n % ${managers} || '@bench.example' from generate_series(0, ${streams - 1}) n`)
  await db.run(`insert into route_days (division, ship_to, so_type, days, cut_off_time)
    select division, number, 'regularDelivery', '{0,1,2,3,4,5,6}', '17:00' from ship_tos where name like 'Audience %'`)
  await db.run(`insert into users (id, email, name, display_name, first_name, type, role)
    select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'u' || n || '@bench.example', 'User ' || n, 'User', 'User',
      case when n < ${office + managers} then 'eci' else 'ece' end,
      case when n < ${office} then 'customerService' when n < ${office + managers} then 'dsm' else 'customerUser' end
    from generate_series(0, ${streams - 1}) n`)
  await db.run(`insert into user_bill_tos select id, 'NLV', lpad((${firstShipTo} + right(id::text, 12)::int)::text, 7, '0')
    from users where email like '%@bench.example' and type = 'ece'`)
  await db.run('analyze')
}

/** What one stream has received. */
interface Tab {
  readonly request: ClientRequest
  readonly shipTo: string
  resyncs: number
  isClosed: boolean
}

/** Calls `onCart` with each cart event, by cart and version. */
function openTab(cookie: string, shipTo: string, onCart: (tab: Tab, key: string) => void): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/api/events`, { headers: { cookie } }, (answer) => {
      const tab: Tab = { request: asked, shipTo, resyncs: 0, isClosed: false }
      if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`))
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        const parts = (text + piece).split('\n\n')
        text = parts.pop()!
        for (const part of parts) {
          if (part.startsWith('event: resync')) tab.resyncs++
          else if (part.startsWith('data: ')) {
            const { topic, id, version } = JSON.parse(part.slice(6)) as { topic: string; id: string; version: number }
            if (topic === 'cart') onCart(tab, `${id} ${version}`)
          }
        }
      })
      answer.on('close', () => (tab.isClosed = true)).on('error', () => undefined)
      resolve(tab)
    })
    asked.on('error', reject).end()
  })
}

interface Answered {
  readonly status: number
  readonly ms: number
}

async function call(
  method: string,
  path: string,
  cookie: string,
  body?: object,
): Promise<Answered & { json: unknown }> {
  const start = performance.now()
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const json: unknown = await answer.json().catch(() => null)
  return { status: answer.status, ms: performance.now() - start, json }
}

async function measure(db: Database, { memory, processorMs }: ServerProcess): Promise<void> {
  const cookies: string[] = []
  for (let n = 0; n < streams; n++) {
    const session = { userId: userId(n), staySignedIn: true, address: '127.0.0.1', userAgent: 'bench' }
    const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, new Date())
    cookies.push(`larder_session=${token}`)
  }
  const shoppers = Array.from({ length: streams - office - managers }, (_, n) => n + office + managers)
  const carts = new Map<number, string>()
  for (const n of shoppers) {
    const path = `/api/v2-1-0/divisions/NLV/ship-tos/${shipToOf(n)}/carts`
    const { status, json } = await call('POST', path, cookies[n]!, { cart: {} })
    if (status !== 201 && status !== 200) throw new Error(`a cart was refused with ${status}`)
    carts.set(n, (json as { cart: { id: string } }).cart.id)
  }

  const sent = new Map<string, { start: number; answered: number }>()
  const delays: number[] = []
  /**
   * Delay from the answer on: what the delivery itself takes, on a machine too busy for the
   * changes.
   */
  const afterAnswer: number[] = []
  const note = (when: number, { start, answered }: { start: number; answered: number }) => {
    delays.push(when - start)
    afterAnswer.push(Math.max(0, when - answered))
  }
  const early = new Map<string, number[]>()
  let received = 0
  const onCart = (_: Tab, key: string) => {
    received++
    const from = sent.get(key)
    const now = performance.now()
    if (from === undefined) early.set(key, [...(early.get(key) ?? []), now])
    else note(now, from)
  }
  const idle = memory()
  const opening = performance.now()
  const tabs: Tab[] = []
  // Browsers come back at a random time, not all at once.
  for (let from = 0; from < streams; from += openedAtOnce) {
    const some = cookies.slice(from, from + openedAtOnce)
    tabs.push(...(await Promise.all(some.map((cookie, n) => openTab(cookie, shipToOf(from + n), onCart)))))
  }
  const openedMs = performance.now() - opening
  await sleep(1000)
  const withStreams = memory()

  const changes: Answered[] = []
  const searches: Answered[] = []
  const probes: number[] = []
  const running: Promise<void>[] = []
  let isOver = false
  const change = async (n: number, count: number) => {
    const path = `/api/v2-1-0/divisions/NLV/ship-tos/${shipToOf(n)}/carts/${carts.get(n)}/items/${orderable(count % 40)}/add-to-cart`
    const start = performance.now()
    const { status, ms, json } = await call('PUT', path, cookies[n]!, { orderedCases: 1 })
    changes.push({ status, ms })
    if (status !== 200) return
    const { id, version } = (json as { cart: { id: string; version: number } }).cart
    const key = `${id} ${version}`
    const times = { start, answered: start + ms }
    sent.set(key, times)
    // The event may be faster than the answer.
    for (const when of early.get(key) ?? []) note(when, times)
    early.delete(key)
  }
  const others = async () => {
    while (!isOver) {
      const { status, ms } = await call(
        'GET',
        `/api/divisions/NLV/ship-tos/${shipToOf(shoppers[0]!)}/items?keyword=chicken&pageNo=1`,
        cookies[shoppers[0]!]!,
      )
      searches.push({ status, ms })
      probes.push((await call('GET', '/healthz', '')).ms)
      await sleep(100)
    }
  }
  const other = others()
  const processorBefore = processorMs()
  const begin = performance.now()
  let peak = withStreams
  for (let count = 0; count < rate * seconds; count++) {
    const due = begin + (count * 1000) / rate
    const pause = due - performance.now()
    if (pause > 0) await sleep(pause)
    running.push(change(shoppers[count % shoppers.length]!, count))
    if (count % rate === 0) peak = Math.max(peak, memory())
  }
  await Promise.all(running)
  const took = (performance.now() - begin) / 1000
  await sleep(3000)
  const processor = processorMs() - processorBefore
  isOver = true
  await other

  const ok = changes.filter(({ status }) => status === 200).length
  const statuses = [...new Set(changes.map(({ status }) => status))].map(
    (status) => `${status}: ${changes.filter((one) => one.status === status).length}`,
  )
  // Each change by a shopper is sent to the shopper's tab, to all of the office and to one manager.
  const expected = ok * (1 + office + 1)
  const p95 = at(delays, 0.95)
  print(
    `${streams} streams (${office} of office staff, ${managers} of managers), ${rate} changes a second for ${seconds} s`,
  )
  print(
    `${cpus().length} cores, load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  print(
    `streams opened in ${openedMs.toFixed(0)} ms, open at the end ${tabs.filter(({ isClosed }) => !isClosed).length}`,
  )
  print(
    `changes ${ok} of ${changes.length} in ${took.toFixed(1)} s (${statuses.join(', ')}), p50 / p95 / p99 / max ms ${spread(changes.map(({ ms }) => ms))}`,
  )
  print(`events ${received} of ${expected}, told to refetch ${tabs.reduce((sum, tab) => sum + tab.resyncs, 0)}`)
  print(
    `event delay from the sending of the change, p50 / p95 / p99 / max ms ${spread(delays)} (goal: p95 below ${goalMs})`,
  )
  print(`from the answer to the change on, p50 / p95 / p99 / max ms ${spread(afterAnswer)}`)
  print(
    `search in the meantime p50 / p95 / p99 / max ms ${spread(searches.map(({ ms }) => ms))}, refused ${searches.filter(({ status }) => status !== 200).length}`,
  )
  print(`healthz in the meantime p50 / p95 / p99 / max ms ${spread(probes)}`)
  print(
    `processor of the server ${(processor / 1000).toFixed(1)} s, ${(processor / Math.max(1, changes.length)).toFixed(2)} ms a change, ${((1000 * processor) / Math.max(1, received)).toFixed(0)} µs an event received`,
  )
  print(`server memory MB: idle ${idle}, with streams ${withStreams}, peak ${peak}, end ${memory()}`)
  const missed = [
    ...(p95 < goalMs ? [] : [`p95 ${p95.toFixed(0)} ms`]),
    ...(ok === changes.length ? [] : [`${changes.length - ok} changes refused`]),
    ...(received >= expected ? [] : [`${expected - received} events not received`]),
  ]
  print(missed.length === 0 ? 'Every goal is met.' : `Above its goal: ${missed.join(', ')}`)
  for (const tab of tabs) tab.request.destroy()
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
try {
  await migrate(db)
  await addDataset(db)
  await addAudience(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], port, environment)
  try {
    await measure(db, portal)
  } finally {
    await portal.stop()
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
