import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answerError } from '../http/errors.ts'
import { createLog } from '../log.ts'
import { type LiveEvent, liveChannel, publish } from './live-events.ts'
import { openStreams, registerEvents } from './sse.ts'

const { db } = await testDatabase()

/** Sessions that have ended by time, which nobody tells. */
const ended = new Set<string>()

/** A server whose callers name themselves and hear of the ship-tos they name. */
async function serve() {
  // fetch opens sockets ahead of need, which would keep the server from closing.
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  registerEvents(app, {
    db,
    log: createLog('silent'),
    heartbeatMs: 300,
    goingOn: async (keys) => new Set(keys.filter((key) => !ended.has(key))),
    authenticate: async ({ headers }) => {
      const name = headers['x-user']
      if (typeof name !== 'string') throw new Refused(common.not_signed_in)
      const own = String(headers['x-ship-tos'] ?? '').split(',')
      return {
        userKey: name,
        sessionKey: `session of ${name}`,
        mayHear: async ({ shipTo }: LiveEvent) => shipTo !== undefined && own.includes(shipTo),
      }
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
  await expect.poll(openStreams).toBe(0)
})

/** Opens a stream and collects what it says. */
async function listen(user: string, shipTos: string, address = url) {
  const controller = new AbortController()
  controllers.push(controller)
  const headers = { 'x-user': user, 'x-ship-tos': shipTos, 'accept-encoding': 'gzip, br' }
  const response = await fetch(address, { headers, signal: controller.signal })
  const heard = {
    text: '',
    isEnded: false,
    isWhole: false,
    response,
    events: () => heard.text.match(/^data: .*$/gm) ?? [],
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

test('each caller hears only of what is theirs [ACCESS-4]', async () => {
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
  await expect.poll(() => chef.text.split(': here').length, { timeout: 3000 }).toBeGreaterThan(3)
})

test('after the database was away the browser is told to ask again, and events go on [UI-8]', async () => {
  const chef = await listen('chef', '0000101')
  await db.rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`)
  await expect.poll(() => chef.text, { timeout: 5000 }).toContain('event: resync')
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
  await expect.poll(() => buyer.isWhole, { timeout: 3000 }).toBe(true)
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

test('stopping the server ends its streams', async () => {
  const second = await serve()
  const chef = await listen('chef', '', second.url)
  await second.app.close()
  await expect.poll(() => chef.isEnded).toBe(true)
  expect(chef.isWhole, 'ended, not torn').toBe(true)
})
