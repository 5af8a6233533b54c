import { beforeEach, expect, test } from 'vitest'
import { settableClock, systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs, startJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { deliverOutbox } from '#platform/outbox/deliver-outbox.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { storedOrder } from '../testing/stored-order.ts'
import { demoConnector } from './demo-connector.ts'
import { demoErpJob } from './demo-erp.ts'

const { db, url } = await testDatabase()
await addDistributor(db)
const log = createLog('silent')
await migrateJobs(url, log)
const clock = settableClock(new Date('2026-03-02T20:00:00Z'))
const services = { db, clock, log, config: readConfig({ NODE_ENV: 'test' }) }

/** The demo ERP looks at the order, at its time. */
const look = (orderId: string) => demoErpJob.run({ orderId }, services)
const statusOf = async (id: string) =>
  (await db.row<{ status: string }>('select status from orders where id = $1', [id])).status
const nextLook = async () => (await db.maybe<{ at: string }>('select run_at as at from graphile_worker.jobs'))?.at
const invoiceOf = (id: string) =>
  db.rows<{
    total: number
    open: number
    date: string
    due: string
    lines: { weight: number | null; cents: number }[]
  }>(
    `select total_cents as total, open_cents as open, i.invoice_date as date, due_date as due,
       (select json_agg(json_build_object('weight', weight_hundredths, 'cents', line_total_cents) order by line_number)
        from invoice_lines l where l.division = i.division and l.invoice_number = i.invoice_number) as lines
     from invoices i where order_id = $1`,
    [id],
  )

beforeEach(async () => {
  clock.set(new Date('2026-03-02T20:00:00Z'))
  await db.run('delete from graphile_worker._private_jobs')
})

test('an order goes the whole way: picked up, confirmed, shipped and billed on its morning [PLAT-4]', async () => {
  const id = await storedOrder(db)
  await demoConnector(services).deliver({ messageId: 'm', topic: 'order.placed', payload: { id }, createdAt: '' })
  expect(await nextLook()).toBe('2026-03-02T20:00:02.000Z')
  await look(id)
  expect(await statusOf(id)).toBe('InProgress')
  clock.advance(3000)
  await look(id)
  expect(await statusOf(id)).toBe('Open')
  // Six in the morning in Las Vegas.
  expect(await nextLook()).toBe('2026-03-03T14:00:00.000Z')
  await look(id)
  expect(await statusOf(id)).toBe('Open')
  clock.set(new Date('2026-03-03T14:00:00Z'))
  await look(id)
  expect(await statusOf(id)).toBe('Invoiced')
  const { erp, history } = await db.row<{ erp: string; history: string[] }>(
    `select erp_order_number as erp, (select array_agg(status order by at) from order_status_changes where order_id = $1) as history
     from orders where id = $1`,
    [id],
  )
  expect(erp).toMatch(/^ERP-\d+$/)
  expect(history).toEqual(['InProgress', 'Open', 'Invoiced'])
})

test('the invoice bills the catch weight as weighed, a few percent off the estimate [PLAT-4]', async () => {
  const id = await storedOrder(db, 'Open')
  clock.set(new Date('2026-03-03T14:00:00Z'))
  await look(id)
  const [invoice] = await invoiceOf(id)
  const [flour, chicken] = invoice!.lines
  expect(flour).toEqual({ weight: null, cents: 4000 })
  // 3 cases of 40 lb: 120 lb, give or take 4 percent, at $2.455.
  expect(chicken!.weight).toBeGreaterThanOrEqual(11_520)
  expect(chicken!.weight).toBeLessThanOrEqual(12_480)
  expect(chicken!.cents).toBe(Math.round((24_550 * chicken!.weight!) / 10_000))
  expect(invoice).toMatchObject({ date: '2026-03-03', due: '2026-03-24', total: flour!.cents + chicken!.cents })
  expect(invoice!.open).toBe(invoice!.total)
})

test('a look that comes twice or at the same time as another moves and bills once [PLAT-4]', async () => {
  const id = await storedOrder(db, 'Open')
  clock.set(new Date('2026-03-03T14:00:00Z'))
  await Promise.all([look(id), look(id), look(id)])
  await look(id)
  expect(await invoiceOf(id)).toHaveLength(1)
  expect(await db.row('select count(*) as n from order_status_changes where order_id = $1', [id])).toEqual({ n: 1 })
})

test('a message delivered again does not start the order over, and other topics are none of its business [PLAT-4]', async () => {
  const id = await storedOrder(db, 'Invoiced')
  const message = { messageId: 'm', payload: { id }, createdAt: '' }
  await demoConnector(services).deliver({ ...message, topic: 'payment.made' })
  expect(await nextLook()).toBeUndefined()
  await demoConnector(services).deliver({ ...message, topic: 'order.placed' })
  await look(id)
  expect(await statusOf(id)).toBe('Invoiced')
})

test('stopped in the middle, the next process goes on where the order was [PLAT-4]', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO_ERP_SPEED: 'fast' })
  const living = { ...services, config, clock: systemClock }
  const id = await storedOrder(db)
  await sendToErp(db, { topic: 'order.placed', subject: `order:${id}`, payload: { id } })
  await deliverOutbox(living, demoConnector(living))
  const first = await startJobs(living, [demoErpJob], { databaseUrl: url })
  await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe('InProgress')
  await first.stop()
  const second = await startJobs(living, [demoErpJob], { databaseUrl: url })
  await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe('Invoiced')
  await second.stop()
  expect(await invoiceOf(id)).toHaveLength(1)
})
