import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { testDatabase } from '#tests/support/database.ts'
import { answerError } from '../http/errors.ts'
import { createLog } from '../log.ts'
import { type LiveEvent, liveChannel, publish } from './live-events.ts'
import { openStreams, registerEvents } from './sse.ts'
import type { Reach, Rights } from './stream-index.ts'

const { db } = await testDatabase()

/** Sessions that have ended by time, which nothing announces. */
const ended = new Set<string>()
/** The ship-tos of each user, as the database would know them. */
const reaches = new Map<string, Reach>()
const staff = new Set(['rep'])
/** How rights are read, and how often they were. */
const judge = { calls: 0, wait: Promise.resolve() }

/** A server whose callers name themselves and the ship-tos whose events they may receive. */
async function serve() {
  // fetch opens sockets ahead of need, which would keep the server from closing.
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  registerEvents(app, {
    db,
    log: createLog('silent'),
    heartbeatMs: 300,
    rightsOf: async (keys) => {
      judge.calls++
      const read = keys
        .filter((key) => !ended.has(key))
        .map((key): [string, Rights] => {
          const userId = key.slice('session of '.length)
          return [key, { userId, realUserId: userId, isStaff: staff.has(userId), reach: reaches.get(userId)! }]
        })
      await judge.wait
      return new Map(read)
    },
    authenticate: async ({ headers }) => {
      const name = headers['x-user']
      if (typeof name !== 'string') throw new Refused(common.not_signed_in)
      return { userKey: name, sessionKey: `session of ${name}` }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events` }
}
const { app, url } = await serve()
afterAll(() => app.close())

const controllers: AbortController[] = []
afterEach(async () => {
  for (const controller of controllers.splice(0)) controller.abort()
  judge.wait = Promise.resolve()
  ended.clear()
  await expect.poll(openStreams).toBe(0)
})

/** From now on the user may receive events of these ship-tos: numbers separated by commas. */
const allow = (user: string, shipTos: string) =>
  reaches.set(user, new Set(shipTos.split(',').map((number) => `NLV/${number}`)))

/** Opens a stream and collects what it says. */
async function listen(user: string, shipTos: string, address = url) {
  const controller = new AbortController()
  controllers.push(controller)
  allow(user, shipTos)
  const headers = { 'x-user': user, 'accept-encoding': 'gzip, br' }
  const response = await fetch(address, { headers, signal: controller.signal })
  const heard = {
    text: '',
    isEnded: false,
    isWhole: false,
    response,
    events: () => heard.text.match(/^data: \{".*$/gm) ?? [],
  }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body!) heard.text += decoder.decode(piece)
    heard.isWhole = true
  }
  read()
    .catch(() => undefined)
    .finally(() => (heard.isEnded = true))
  await expect.poll(() => heard.text).toContain('retry:')
  return heard
}

const order: LiveEvent = { topic: 'order', division: 'NLV', shipTo: '0000101', id: 'o-1' }

test('an event arrives as a plain message when its change commits, and never when it rolls back [UI-8]', async () => {
  const chef = await listen('chef', '0000101')
  const change = db.inTransaction(async (tx) => {
    await publish(tx, { ...order, id: 'rolled-back' })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await db.inTransaction((tx) => publish(tx, order))
  await expect.poll(chef.events).toEqual([`data: ${JSON.stringify(order)}`])
  // EventSource hands events without a name to its message listener.
  expect(chef.text).not.toContain('event: change')
})

test('each caller receives only events of their own ship-tos [ACCESS-4]', async () => {
  const [chef, stranger] = [await listen('chef', '0000101'), await listen('stranger', '0000201')]
  await publish(db, order)
  await publish(db, { ...order, shipTo: '0000201', id: 'o-2' })
  await expect.poll(() => chef.events().length + stranger.events().length).toBe(2)
  expect(chef.events().join()).toContain('o-1')
  expect(stranger.events().join()).toContain('o-2')
})

test('nobody listens without a session [ACCESS-4]', async () => {
  const answer = await fetch(url)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'not_signed_in' })
})

test('the stream is not compressed, buffered or stored, and shows signs of life', async () => {
  const { response, ...chef } = await listen('chef', '')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(chef.isEnded).toBe(false)
})

test('heartbeats come by themselves', async () => {
  const chef = await listen('chef', '')
  await expect.poll(() => chef.text.split(': here').length, { timeout: 15_000 }).toBeGreaterThan(3)
})

test('after the database was away the browser is asked to refetch, and events go on [UI-8]', async () => {
  const chef = await listen('chef', '0000101')
  await db.rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`)
  await expect.poll(() => chef.text, { timeout: 15_000 }).toContain('event: resync')
  await publish(db, order)
  await expect.poll(chef.events).toContain(`data: ${JSON.stringify(order)}`)
})

test('a message that is no event disturbs nobody', async () => {
  const chef = await listen('chef', '0000101')
  await db.rows('select pg_notify($1, $2)', [liveChannel, 'not json'])
  await publish(db, order)
  await expect.poll(() => chef.events().length).toBe(1)
})

test('a stream ends with its session, whether somebody ended it or its time was over [AUTH-3]', async () => {
  const [chef, buyer, other] = [await listen('chef', ''), await listen('buyer', ''), await listen('other', '')]
  await db.rows('select pg_notify($1, $2)', [liveChannel, JSON.stringify({ endedSession: 'session of chef' })])
  await expect.poll(() => chef.isWhole).toBe(true)
  expect(buyer.isEnded).toBe(false)
  ended.add('session of buyer')
  await expect.poll(() => buyer.isWhole, { timeout: 15_000 }).toBe(true)
  expect(other.isEnded).toBe(false)
})

test('an eleventh stream of one person closes the oldest, not one of another person', async () => {
  const other = await listen('other', '')
  const own: Awaited<ReturnType<typeof listen>>[] = []
  for (let n = 0; n < 11; n++) own.push(await listen('chef', ''))
  await expect.poll(() => own[0]!.isEnded).toBe(true)
  expect(own[0]!.text).toContain('retry: 60000')
  expect(own.slice(1).some(({ isEnded }) => isEnded)).toBe(false)
  expect(other.isEnded).toBe(false)
  expect(openStreams()).toBe(11)
})

const changeRights = (rightsOf: readonly string[] | 'everybody') =>
  db.rows('select pg_notify($1, $2)', [liveChannel, JSON.stringify({ rightsOf })])
const resyncs = ({ text }: { text: string }) => text.split('event: resync').length - 1

test('events are delivered without asking the database about each stream [UI-8]', async () => {
  const chef = await listen('chef', '0000101')
  const before = judge.calls
  for (let n = 0; n < 100; n++) await publish(db, { ...order, id: `o-${n}` })
  await expect.poll(() => chef.events().length).toBe(100)
  // Signs of life every 300 ms ask once each.
  expect(judge.calls - before).toBeLessThan(20)
})

test('after a right was revoked no event of its ship-to arrives, and the browser refetches [ACCESS-4]', async () => {
  const [chef, other] = [await listen('chef', '0000101,0000102'), await listen('other', '0000101')]
  allow('chef', '0000102')
  await changeRights(['chef'])
  await publish(db, order)
  await expect.poll(() => resyncs(chef)).toBe(1)
  await publish(db, { ...order, shipTo: '0000102', id: 'o-2' })
  await expect.poll(chef.events).toEqual([`data: ${JSON.stringify({ ...order, shipTo: '0000102', id: 'o-2' })}`])
  await expect.poll(() => other.events().length).toBe(1)
  expect(resyncs(other), 'nothing changed for the others').toBe(0)
})

test('while rights are read nothing is sent; who missed an event by that refetches, the others need not [ACCESS-4]', async () => {
  const [chef, quiet] = [await listen('chef', '0000101'), await listen('quiet', '0000102')]
  let read = () => {}
  judge.wait = new Promise((resolve) => (read = resolve))
  await changeRights('everybody')
  await publish(db, order)
  await setTimeout(100)
  expect(chef.events()).toEqual([])
  read()
  await expect.poll(() => resyncs(chef)).toBe(1)
  await publish(db, { ...order, shipTo: '0000102' })
  await expect.poll(() => quiet.events().length).toBe(1)
  expect(resyncs(quiet)).toBe(0)
})

test('a right revoked while rights are being read is not given back by that reading [ACCESS-4]', async () => {
  const chef = await listen('chef', '0000101')
  let read = () => {}
  judge.wait = new Promise((resolve) => (read = resolve))
  await changeRights(['chef'])
  // The first reading has seen 0000101 and is still on its way when the right goes.
  await expect.poll(() => judge.calls).toBeGreaterThan(0)
  await setTimeout(50)
  allow('chef', '0000102')
  await changeRights(['chef'])
  await setTimeout(50)
  judge.wait = Promise.resolve()
  read()
  await expect.poll(() => resyncs(chef)).toBeGreaterThan(0)
  await publish(db, order)
  await publish(db, { ...order, shipTo: '0000102' })
  await expect.poll(() => chef.events().length).toBe(1)
  expect(chef.text).not.toContain('0000101')
})

test('a change of rights that nobody announced counts from the next sign of life [ACCESS-4]', async () => {
  const chef = await listen('chef', '0000101')
  allow('chef', '0000102')
  await expect.poll(() => resyncs(chef), { timeout: 15_000 }).toBe(1)
  await publish(db, order)
  await publish(db, { ...order, shipTo: '0000102' })
  await expect.poll(() => chef.events().length).toBe(1)
  expect(chef.text).not.toContain('0000101')
})

test('while rights cannot be read nothing is sent; afterwards the browser refetches [UI-8]', async () => {
  const chef = await listen('chef', '0000101')
  judge.wait = Promise.reject(new Error('database away'))
  judge.wait.catch(() => undefined)
  await changeRights(['chef'])
  await publish(db, order)
  await setTimeout(100)
  expect(chef.events()).toEqual([])
  judge.wait = Promise.resolve()
  await expect.poll(() => resyncs(chef), { timeout: 15_000 }).toBe(1)
  await publish(db, order)
  await expect.poll(() => chef.events().length).toBe(1)
})

test('events for staff reach no customer [CART-9]', async () => {
  const [chef, rep] = [await listen('chef', '0000101'), await listen('rep', '0000101')]
  await publish(db, { ...order, id: 'hidden', staffOnly: true })
  await publish(db, order)
  await expect.poll(() => [chef.events().length, rep.events().length]).toEqual([1, 2])
  expect(chef.text).not.toContain('hidden')
})

test('a reader who does not read is closed, and nobody else waits for it [UI-8]', async () => {
  reaches.set('stuck', 'everywhere')
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.pause()
  socket.write('GET /api/events HTTP/1.1\r\nhost: larder\r\nx-user: stuck\r\n\r\n')
  await expect.poll(openStreams).toBe(1)
  const chef = await listen('chef', '0000101')
  const large: LiveEvent = { ...order, id: 'x'.repeat(7000) }
  for (let n = 0; n < 2000 && openStreams() === 2; n++) await publish(db, large)
  await expect.poll(openStreams, { timeout: 15_000 }).toBe(1)
  await publish(db, order)
  await expect.poll(() => chef.text).toContain('"o-1"')
  socket.destroy()
})

test('stopping the server ends its streams', async () => {
  const second = await serve()
  const chef = await listen('chef', '', second.url)
  await second.app.close()
  await expect.poll(() => chef.isEnded).toBe(true)
  expect(chef.isWhole, 'ended, not torn').toBe(true)
})
