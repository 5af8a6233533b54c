import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliverOutbox, type ErpConnector, type ErpMessage } from './deliver-outbox.ts'
import { startLoop } from './delivery-loop.ts'
import { RefusedForGood } from './refused-for-good.ts'
import { outboxChannel, sendToErp } from './outbox.ts'

const { db } = await testDatabase()
const services = { db, clock: systemClock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test' }) }

let received: ErpMessage[] = []
const erp: ErpConnector = {
  deliver: async (message) => {
    received.push(message)
  },
}
const brokenErp: ErpConnector = {
  deliver: async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
  },
}
const deliver = (connector: ErpConnector = erp) => deliverOutbox(services, connector)
const ids = () => received.map(({ messageId }) => messageId)
const message = (topic: string, id: string, rest: object = {}) => ({
  topic,
  subject: `order:${id}`,
  payload: { id, ...rest },
})
const retryNow = () => db.run('update outbox_messages set next_attempt_at = now() where delivered_at is null')

beforeEach(async () => {
  received = []
  await db.run('truncate outbox_messages')
})

test('a message is delivered with its topic, payload and stable id, and then not again [PLAT-4]', async () => {
  const messageId = await sendToErp(db, message('order.placed', 'o-1', { lines: [{ cases: 2 }] }))
  await deliver()
  await deliver()
  expect(received).toEqual([
    expect.objectContaining({ messageId, topic: 'order.placed', payload: { id: 'o-1', lines: [{ cases: 2 }] } }),
  ])
  expect(Date.parse(received[0]!.createdAt)).toBeGreaterThan(Date.now() - 60_000)
})

test('a change that is rolled back sends nothing [PLAT-4]', async () => {
  const change = db.inTransaction(async (tx) => {
    await sendToErp(tx, message('order.placed', 'o-1'))
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await deliver()
  expect(received).toEqual([])
})

test('while the ERP is down a message waits, longer each time, and arrives when it is back [PLAT-4]', async () => {
  const messageId = await sendToErp(db, message('order.placed', 'o-1'))
  type Row = { attempts: number; wait: number; last_error: string | null; delivered: boolean }
  const state = () =>
    db.row<Row>(`select attempts, last_error, delivered_at is not null as delivered,
      extract(epoch from next_attempt_at - now())::float as wait from outbox_messages`)
  await deliver(brokenErp)
  const first = await state()
  expect(first).toMatchObject({ attempts: 1, last_error: 'fetch failed (ECONNREFUSED)', delivered: false })
  expect(first.wait).toBeGreaterThan(0)
  await deliver()
  expect(received).toEqual([])
  for (let failures = 1; failures < 4; failures++) {
    await retryNow()
    await deliver(brokenErp)
  }
  expect((await state()).wait).toBeGreaterThan(first.wait * 3)
  await retryNow()
  await deliver()
  expect(ids()).toEqual([messageId])
  expect(await state()).toMatchObject({ attempts: 5, last_error: null, delivered: true })
})

test('killed between the delivery and its note, the message arrives again with the same id [PLAT-4]', async () => {
  const messageId = await sendToErp(db, message('order.placed', 'o-1'))
  const dying: ErpConnector = {
    deliver: async (message) => {
      await erp.deliver(message)
      await db.rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`)
    },
  }
  await expect(deliver(dying)).rejects.toThrow()
  expect(ids()).toEqual([messageId])
  // A terminated session may hold the lock of the message for a moment longer.
  await expect.poll(async () => (await deliver(), ids())).toEqual([messageId, messageId])
})

test('planted: noting the delivery before it happens loses the message of a killed process [PLAT-4]', async () => {
  await sendToErp(db, message('order.placed', 'o-1'))
  // The mistake: mark first, deliver afterwards. The process dies in between.
  await db.run('update outbox_messages set delivered_at = now()')
  await deliver()
  expect(received).toEqual([])
})

test('several processes deliver each message once while all of them live [PLAT-4]', async () => {
  for (let n = 0; n < 12; n++) await sendToErp(db, message('order.placed', `o-${n}`))
  const slow: ErpConnector = {
    deliver: async (message) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      await erp.deliver(message)
    },
  }
  await Promise.all([deliver(slow), deliver(slow), deliver(slow)])
  expect(ids()).toHaveLength(12)
  expect(new Set(ids()).size).toBe(12)
})

test('messages about one order keep their order, and one that waits does not hold up other orders [PLAT-4]', async () => {
  const placed = await sendToErp(db, message('order.placed', 'o-1'))
  const changed = await sendToErp(db, message('order.changed', 'o-1'))
  const other = await sendToErp(db, message('order.placed', 'o-2'))
  const picky: ErpConnector = {
    deliver: (message) => (message.messageId === placed ? brokenErp : erp).deliver(message),
  }
  await deliver(picky)
  expect(ids()).toEqual([other])
  await retryNow()
  await deliver()
  expect(ids()).toEqual([other, placed, changed])
})

test('a message leaves at once when its change commits [PLAT-4]', async () => {
  const stop = await startLoop(services, outboxChannel, () => deliver())
  try {
    const start = performance.now()
    const messageId = await sendToErp(db, message('order.placed', 'o-1'))
    await expect.poll(ids, { interval: 10, timeout: 4000 }).toEqual([messageId])
    // Well before the look that happens every five seconds.
    expect(performance.now() - start).toBeLessThan(3000)
  } finally {
    await stop()
  }
})

const refusingErp: ErpConnector = {
  deliver: async () => {
    throw new RefusedForGood('The ERP returned 422')
  },
}
const stops = () =>
  db.rows<{ topic: string; reason: string | null; attempts: number; error: string | null }>(
    `select topic, stop_reason as reason, attempts, last_error as error from outbox_messages order by id`,
  )

test('a message the ERP refuses for good is sent once, stops and says why [PLAT-13]', async () => {
  await sendToErp(db, message('order.placed', 'o-1'))
  await deliver(refusingErp)
  await retryNow()
  await deliver()
  expect(received).toEqual([])
  expect(await stops()).toEqual([
    { topic: 'order.placed', reason: 'refused', attempts: 1, error: 'The ERP returned 422' },
  ])
})

test('a message that no attempt delivers within 24 hours stops; time without an ERP does not count [PLAT-13]', async () => {
  await sendToErp(db, message('order.placed', 'o-1'))
  await db.run(`update outbox_messages set created_at = now() - interval '9 days'`)
  await deliver(brokenErp)
  expect(await stops()).toMatchObject([{ reason: null, attempts: 1 }])
  await db.run(`update outbox_messages set first_attempt_at = now() - interval '24 hours'`)
  await retryNow()
  await deliver(brokenErp)
  expect(await stops()).toMatchObject([{ reason: 'tooOld', attempts: 2 }])
})

test('what follows a stopped message about the same order waits until that is repeated or given up [PLAT-13]', async () => {
  await sendToErp(db, message('order.placed', 'o-1'))
  await deliver(refusingErp)
  const changed = await sendToErp(db, message('order.changed', 'o-1'))
  await deliver()
  expect(received).toEqual([])
  await db.run(`update outbox_messages set stop_reason = 'givenUp' where topic = 'order.placed'`)
  await deliver()
  expect(ids()).toEqual([changed])
})
