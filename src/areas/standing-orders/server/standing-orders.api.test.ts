import { beforeEach, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  createStandingOrder,
  deleteStandingOrder,
  getStandingOrder,
  listStandingOrders,
  pauseStandingOrder,
  skipStandingDates,
  updateStandingOrder,
} from '../standing-orders.endpoints.ts'
import { standingPlanOf } from '../testing/standing-plan.ts'

const api = await startApi()
const { db, clock } = api
const [dsr, otherDsr, buyer, colleague, stranger, prospect] = await Promise.all([
  api.as('dsr'),
  api.as('otherDsr'),
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('prospect'),
])
const own = shipTos.own
/** Monday, March 2, 8 am in Las Vegas. */
const monday = new Date('2026-03-02T16:00:00Z')

const plan = (change: object = {}) => standingPlanOf({ weekdays: [1, 4], ...change })
const add = async (change: object = {}, who = buyer) =>
  (await who.ask(createStandingOrder, { params: own, body: plan(change) })).id
const one = async (standingOrderId: string, who = buyer) =>
  (await who.ask(getStandingOrder, { params: { ...own, standingOrderId } })).standingOrder

beforeEach(async () => {
  clock.set(monday)
  await db.run('delete from standing_orders')
  await db.run('delete from holidays')
})

test('a standing order comes back as it was set up, with its next deliveries by the route [NEXT-4]', async () => {
  const id = await add()
  const order = await one(id)
  expect(order).toMatchObject({ name: 'Weekly dry goods', weekdays: [1, 4], mode: 'ask', isOwn: true, version: 1 })
  expect(order.lines).toEqual([
    {
      itemNumber: items.flour,
      orderedCases: 2,
      orderedUnits: 0,
      description: 'FLOUR ALL PURPOSE',
      packSizeDescription: '8/5 LB',
    },
  ])
  // The cut-off of Monday was on Sunday; that of Thursday is on Wednesday, 5 pm.
  expect(order.coming[0]).toEqual({
    plannedOn: '2026-03-05',
    deliverOn: '2026-03-05',
    skip: null,
    cutOffAt: '2026-03-05T01:00:00.000Z',
    draftAt: '2026-03-04T01:00:00.000Z',
  })
  expect(order.coming).toHaveLength(12)
  const { standingOrders } = await colleague.ask(listStandingOrders, { params: own })
  expect(standingOrders).toMatchObject([{ id, isOwn: false, lineCount: 1, next: { deliverOn: '2026-03-05' } }])
})

test.each([
  ['no day', { weekdays: [] }, 'standing_days_missing', 'weekdays'],
  ['a Sunday, when no truck comes', { weekdays: [0] }, 'standing_day_not_routed', 'weekdays'],
  ['yesterday', { startsOn: '2026-03-01' }, 'standing_starts_past', 'startsOn'],
  ['no items', { lines: [] }, 'standing_lines_missing', 'lines'],
  [
    'an item that is not there',
    { lines: [{ itemNumber: '9999999', orderedCases: 1, orderedUnits: 0 }] },
    'standing_item_unknown',
    'lines',
  ],
  [
    'a guide that is not there',
    { parGuideId: '018f0000-0000-7000-8000-000000000000' },
    'standing_guide_unknown',
    'parGuideId',
  ],
])('%s is refused at its field, and nothing is kept [NEXT-4]', async (_, change, code, field) => {
  const refused = await buyer.call(createStandingOrder, { params: own, body: plan(change) })
  expect(refused.body).toMatchObject({ code, field })
  expect(await db.row('select count(*)::int as n from standing_orders')).toEqual({ n: 0 })
})

test('others have none of it: strangers, other reps, and prospects, who order nothing [NEXT-4, ACCESS-4, CUST-4]', async () => {
  const standingOrderId = await add()
  const params = { ...own, standingOrderId }
  for (const who of [stranger, otherDsr]) expect((await who.call(getStandingOrder, { params })).status).toBe(404)
  const elsewhere = { ...shipTos.foreign, standingOrderId }
  expect(codeOf(await stranger.call(getStandingOrder, { params: elsewhere }))).toBe('standing_order_not_found')
  expect(codeOf(await stranger.call(deleteStandingOrder, { params: elsewhere }))).toBe('standing_order_not_found')
  expect((await dsr.ask(listStandingOrders, { params: own })).standingOrders).toHaveLength(1)
  const refused = await prospect.call(createStandingOrder, { params: shipTos.prospective, body: plan() })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  const byStaff = await dsr.call(createStandingOrder, { params: shipTos.prospective, body: plan() })
  expect(codeOf(byStaff)).toBe('prospect_cannot_order')
})

test('of two who change it at once the second is refused and reads who was first [NEXT-4]', async () => {
  const standingOrderId = await add()
  const params = { ...own, standingOrderId }
  const answers = await Promise.all(
    [buyer, colleague].map((who) =>
      who.call(updateStandingOrder, { params, body: plan({ everyWeeks: 2 }) }, { ifMatch: 1 }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.body).toMatchObject({
    code: 'standing_order_changed',
    details: { version: 2, changedByName: expect.stringMatching(/^(buyer|colleague)$/) },
  })
  expect((await one(standingOrderId)).coming.map(({ deliverOn }) => deliverOn).slice(0, 3)).toEqual([
    '2026-03-05',
    '2026-03-16',
    '2026-03-19',
  ])
})

test('one who may not place orders neither sets up what places itself nor changes it [NEXT-4, ACCESS-2]', async () => {
  const standingOrderId = await add({ mode: 'auto' })
  await db.run(`update users set role = 'none' where id = $1`, [people.colleague])
  await db.run(`insert into user_features (user_id, feature) values ($1, 'manageCart') on conflict do nothing`, [
    people.colleague,
  ])
  const limited = await api.as('colleague')
  expect(codeOf(await limited.call(createStandingOrder, { params: own, body: plan({ mode: 'auto' }) }))).toBe(
    'standing_placing_not_allowed',
  )
  const params = { ...own, standingOrderId }
  for (const mode of ['ask', 'auto'])
    expect(codeOf(await limited.call(updateStandingOrder, { params, body: plan({ mode }) }, { ifMatch: 1 }))).toBe(
      'standing_placing_not_allowed',
    )
  expect((await limited.call(createStandingOrder, { params: own, body: plan() })).status).toBe(201)
  await db.run(`update users set role = 'customerUser' where id = $1`, [people.colleague])
})

test('a date is skipped and taken back in; skip until leaves out all before a day [NEXT-4]', async () => {
  const standingOrderId = await add()
  const params = { ...own, standingOrderId }
  const skips = async () =>
    (await one(standingOrderId)).coming.slice(0, 3).map(({ plannedOn, skip }) => [plannedOn, skip])
  const skip = (body: object) => buyer.call(skipStandingDates, { params, body: body as never })
  await skip({ plannedOn: '2026-03-09', isSkipped: true })
  expect(await skips()).toEqual([
    ['2026-03-05', null],
    ['2026-03-09', 'asked'],
    ['2026-03-12', null],
  ])
  await skip({ plannedOn: '2026-03-09', isSkipped: false })
  await skip({ skipUntil: '2026-03-12' })
  expect((await skips()).map(([, why]) => why)).toEqual(['until', 'until', null])
  await skip({ skipUntil: null })
  expect((await skips()).map(([, why]) => why)).toEqual([null, null, null])
  expect(codeOf(await skip({ plannedOn: '2026-03-10', isSkipped: true }))).toBe('standing_date_unknown')
})

test('paused it delivers nothing; resumed it goes on from then, and what was deleted is gone [NEXT-4]', async () => {
  const standingOrderId = await add()
  const params = { ...own, standingOrderId }
  await buyer.ask(pauseStandingOrder, { params, body: { isPaused: true } })
  expect((await buyer.ask(listStandingOrders, { params: own })).standingOrders[0]).toMatchObject({
    isPaused: true,
    next: null,
  })
  // Wednesday, March 11, in the evening: the cut-off of Thursday has passed.
  clock.set(new Date('2026-03-12T02:00:00Z'))
  await buyer.ask(pauseStandingOrder, { params, body: { isPaused: false } })
  expect((await one(standingOrderId)).coming[0]!.deliverOn).toBe('2026-03-16')
  await buyer.ask(deleteStandingOrder, { params })
  expect(codeOf(await buyer.call(getStandingOrder, { params }))).toBe('standing_order_not_found')
  const { actions } = await db.row<{ actions: string[] }>(
    `select array_agg(action order by id) as actions from audit_entries where entity = $1`,
    [`standing-order:${standingOrderId}`],
  )
  expect(actions).toEqual([
    'standing-order.create',
    'standing-order.pause',
    'standing-order.resume',
    'standing-order.delete',
  ])
})

test('a ship-to has at most 50, also when they come at once [NEXT-4]', async () => {
  for (let n = 0; n < 48; n++) await add({ name: `Number ${n}` })
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => buyer.call(createStandingOrder, { params: own, body: plan({ name: `Late ${n}` }) })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(codeOf(answers.find(({ status }) => status !== 201)!)).toBe('standing_too_many')
})
