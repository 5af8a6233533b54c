import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  createStandingOrder,
  deleteStandingOrder,
  getStandingOrder,
  listStandingDrafts,
  pauseStandingOrder,
  placeStandingDraft,
  updateStandingOrder,
} from '../standing-orders.endpoints.ts'
import { standingPlanOf } from '../testing/standing-plan.ts'
import { advanceStandingOrders } from './standing-orders.jobs.ts'

const api = await startApi()
const { db, clock } = api
const config = { publicUrl: 'https://larder.example' } as never
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const own = shipTos.own
/**
 * In Las Vegas: Monday, March 2, 8 am; the cut-off of Thursday is on Wednesday, 5 pm (1 am UTC).
 */
const monday = new Date('2026-03-02T16:00:00Z')
const tuesdayFive = new Date('2026-03-04T01:00:00Z')
const wednesdayHalfPastFour = new Date('2026-03-05T00:30:00Z')
const wednesdayFive = new Date('2026-03-05T01:00:00Z')

const plan = standingPlanOf
const add = async (change: object = {}, who = buyer) =>
  (await who.ask(createStandingOrder, { params: own, body: plan(change) })).id
const advance = async (at?: Date) => {
  if (at) clock.set(at)
  await advanceStandingOrders({ db, clock, config })
}
const draftsNow = async (who = buyer) => (await who.ask(listStandingDrafts, { params: own })).drafts
const runsOf = async (standingOrderId: string) =>
  (await buyer.ask(getStandingOrder, { params: { ...own, standingOrderId } })).standingOrder.runs
const ordersPlaced = () =>
  db.rows<{ day: string; cases: number; by: string }>(
    `select o.delivery_date::text as day, o.total_cases as cases, o.placed_by as by from orders o order by o.delivery_date`,
  )

beforeEach(async () => {
  clock.set(monday)
  await db.run('delete from standing_orders')
  await db.run('delete from holidays')
  await db.run('truncate orders cascade')
  await db.run(`update carts set status = 'discarded' where status = 'open'`)
  await db.run(`update bill_tos set is_on_credit_hold = false`)
  await db.run(`update users set is_active = true, role = 'customerUser' where id = $1`, [people.buyer])
})

test('placed or changed in the screens of carts, the draft is settled and not placed again [NEXT-4]', async () => {
  const id = await add({ mode: 'auto' })
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  const params = { ...own, cartId: draft!.cartId! }
  await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: draft!.cartVersion })
  expect(await runsOf(id)).toMatchObject([{ state: 'placed', orderNumber: expect.any(String) }])
  await advance(wednesdayHalfPastFour)
  await advance(wednesdayFive)
  expect(await ordersPlaced()).toHaveLength(1)
  expect(await runsOf(id)).toMatchObject([{ state: 'placed' }])
})

test('what somebody without the right to order put into a draft is not ordered by itself [NEXT-4, ACCESS-2]', async () => {
  await add({ mode: 'auto' })
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  await db.run(`update users set role = 'none' where id = $1`, [people.colleague])
  await db.run(`insert into user_features (user_id, feature) values ($1, 'manageCart') on conflict do nothing`, [
    people.colleague,
  ])
  const limited = await api.as('colleague')
  const line = { ...own, cartId: draft!.cartId!, itemNumber: items.oil }
  await limited.ask(addToCart, { params: line, body: { orderedCases: 9 } })
  await advance(wednesdayHalfPastFour)
  await db.run(`update users set role = 'customerUser' where id = $1`, [people.colleague])
  expect(await ordersPlaced()).toEqual([])
  expect(await draftsNow()).toMatchObject([{ reason: expect.stringContaining('Somebody who may not place orders') }])
})

test.each([
  [
    'paused',
    (id: string) =>
      buyer.ask(pauseStandingOrder, { params: { ...own, standingOrderId: id }, body: { isPaused: true } }),
  ],
  [
    'changed to be asked first',
    (id: string) => buyer.ask(updateStandingOrder, { params: { ...own, standingOrderId: id }, body: plan() }),
  ],
  ['deleted', (id: string) => buyer.ask(deleteStandingOrder, { params: { ...own, standingOrderId: id } })],
])('%s, a draft that waits does not place itself [NEXT-4]', async (_, change) => {
  const id = await add({ mode: 'auto' })
  await advance(tuesdayFive)
  await change(id)
  await advance(wednesdayHalfPastFour)
  expect(await ordersPlaced()).toEqual([])
})

test('when no process ran in time, the delivery is named as failed and nothing is placed late [NEXT-4]', async () => {
  const id = await add({ mode: 'auto' })
  await advance(new Date(wednesdayFive.getTime() + 60_000))
  expect(await ordersPlaced()).toEqual([])
  expect(await runsOf(id)).toMatchObject([
    { plannedOn: '2026-03-05', state: 'failed', reason: 'The cut-off had passed before a draft could be made.' },
  ])
})

test('staff set one up for their customer, who sees the draft and places it [NEXT-4]', async () => {
  await add({}, dsr)
  await advance(tuesdayFive)
  const [draft] = await draftsNow(buyer)
  const params = { ...own, standingOrderId: draft!.standingOrderId, standingRunId: draft!.id }
  await buyer.ask(placeStandingDraft, { params, body: {} }, { ifMatch: draft!.cartVersion })
  expect(await ordersPlaced()).toMatchObject([{ by: people.buyer }])
})
