import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { getDayPlan } from '../day-plan.endpoints.ts'
import { suggestUsualItem } from '../sales-habits.endpoints.ts'
import { placeTestOrder } from '../testing/sales-history.ts'
import { sumMarked } from './summarize-sales.ts'

// Monday, March 2, 2026, noon: Tuesday's deliveries close at 5 pm.
const api = await startApi()
const { db } = api
const [buyer, dsr, otherDsr] = await Promise.all((['buyer', 'dsr', 'otherDsr'] as const).map((who) => api.as(who)))
const flour = { itemNumber: '0001001', cases: 1, cents: 2000 }
const oil = { itemNumber: '0001002', cases: 1, cents: 3000 }
for (const shipTo of ['0000101', '0000102', '0000201'])
  for (const day of ['2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02'])
    await placeTestOrder(db, { shipTo, day, lines: [flour, oil], status: 'Invoiced' })
await placeTestOrder(db, { shipTo: '0000102', day: '2026-03-03', lines: [oil] })
await sumMarked(db, { waits: true, today: '2026-03-02' })

const names = async (who: typeof dsr) =>
  (await who!.ask(getDayPlan, {})).withoutOrder.entries.map(({ shipTo }) => shipTo.name)

test('who orders regularly, has a cut-off today and no order for it, is called today [STAFF-6, ACCESS-4]', async () => {
  expect(await names(dsr)).toEqual(['Harbor Grill Downtown'])
  expect(await names(otherDsr)).toEqual(['Stone Oven'])
  const { withoutOrder } = await dsr!.ask(getDayPlan, {})
  expect(withoutOrder.entries[0]).toMatchObject({
    deliveryDate: '2026-03-03',
    cutOffAt: '2026-03-03T01:00:00.000Z',
    medianDays: 7,
  })
  expect((await buyer!.call(getDayPlan, {})).status).toBe(403)
})

test('lapsed items stand by customer until each is suggested [STAFF-6]', async () => {
  const lapsed = async () =>
    (await dsr!.ask(getDayPlan, {})).lapsedItems.entries.map(({ shipTo, items }) => [shipTo.number, items])
  expect(await lapsed()).toEqual([
    ['0000101', 2],
    ['0000102', 1],
  ])
  const params = { division: 'NLV', shipTo: '0000102', itemNumber: '0001001' }
  await dsr!.ask(suggestUsualItem, { params, body: {} })
  expect(await lapsed()).toEqual([['0000101', 2]])
})

test('after the cut-off, or once there is an order, nobody is called about it [STAFF-6]', async () => {
  const before = api.clock.now()
  api.clock.set(new Date('2026-03-03T01:00:00Z'))
  expect(await names(dsr)).toEqual([])
  api.clock.set(before)
  await placeTestOrder(db, { shipTo: '0000101', day: '2026-03-03', lines: [flour] })
  expect(await names(dsr)).toEqual([])
})
