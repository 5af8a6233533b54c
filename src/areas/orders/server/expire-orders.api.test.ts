import { beforeEach, expect, test } from 'vitest'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, people } from '#tests/support/distributor.ts'
import { expireOrdersJob } from './expire-orders.job.ts'

const { db } = await testDatabase()
await addDistributor(db)
const noon = new Date('2026-03-05T12:00:00Z')
const run = (environment: Record<string, string> = {}) =>
  expireOrdersJob.run(
    {},
    {
      db,
      clock: settableClock(noon),
      log: createLog('silent'),
      config: readConfig({ NODE_ENV: 'test', ...environment }),
    },
  )
const statusOf = async (id: string) =>
  (await db.row<{ status: string }>('select status from orders where id = $1', [id])).status
const placed = async (hoursAgo: number, status: 'Placed' | 'InProgress' = 'Placed') => {
  const id = await storedOrder(db, status)
  const placedAt = new Date(noon.getTime() - hoursAgo * 3_600_000)
  await db.run('update orders set placed_at = $2, placed_by = $3 where id = $1', [id, placedAt, people.buyer])
  return id
}
const queue = (id: string) => sendToErp(db, { topic: 'order.placed', subject: `order:${id}`, payload: { id } })

/** The ERP reports on some other order. */
const eventsOfAnother = async () => {
  const other = await storedOrder(db, 'InProgress')
  await db.run(`insert into order_status_changes (order_id, at, status, message) values ($1, $2, 'InProgress', '')`, [
    other,
    noon,
  ])
}

beforeEach(async () => {
  await db.run('truncate outbox_messages, order_status_changes')
  await db.run(`update orders set status = 'Open'`)
})

test('an order that the ERP took and never picked up expires after 72 hours, with a word for the customer [ORDER-1, PLAT-5]', async () => {
  const old = await placed(73)
  await queue(old)
  await db.run('update outbox_messages set delivered_at = now()')
  const young = await placed(71)
  const taken = await placed(500, 'InProgress')
  await eventsOfAnother()
  await run()
  expect([await statusOf(old), await statusOf(young), await statusOf(taken)]).toEqual([
    'Expired',
    'Placed',
    'InProgress',
  ])
  const change = await db.row('select status, message from order_status_changes where order_id = $1', [old])
  expect(change).toEqual({
    status: 'Expired',
    message: 'The order was not picked up in time. Please order again, or call us.',
  })
})

test('an order whose message has not reached the ERP does not expire until staff give the message up [PLAT-13]', async () => {
  await eventsOfAnother()
  const waiting = await placed(100)
  await queue(waiting)
  await db.run(`update outbox_messages set stopped_at = now(), stop_reason = 'refused'`)
  await run()
  expect(await statusOf(waiting)).toBe('Placed')
  await db.run(`update outbox_messages set stop_reason = 'givenUp'`)
  await run()
  expect(await statusOf(waiting)).toBe('Expired')
})

test('an ERP that has reported on no order since is away, or never reports: nothing expires [PLAT-5]', async () => {
  const order = await placed(500)
  await run()
  expect(await statusOf(order)).toBe('Placed')
})

test('the configuration sets the hours, and 0 lets no order expire [PLAT-11]', async () => {
  await eventsOfAnother()
  const order = await placed(30)
  await run({ LARDER_ORDER_EXPIRY_HOURS: '0' })
  expect(await statusOf(order)).toBe('Placed')
  await run({ LARDER_ORDER_EXPIRY_HOURS: '24' })
  expect(await statusOf(order)).toBe('Expired')
})
