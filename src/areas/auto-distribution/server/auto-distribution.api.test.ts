import { beforeEach, expect, test } from 'vitest'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { createLog } from '#platform/log.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import {
  createDistribution,
  deleteDistribution,
  getDistribution,
  listDistributions,
  listRunResults,
  previewDistribution,
  updateDistribution,
} from '../auto-distribution.endpoints.ts'
import { runDistribution, startDue } from './auto-distribution.jobs.ts'

const api = await startApi()
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const [dsr, otherDsr, dsm, admin, buyer] = await Promise.all([
  api.as('dsr'),
  api.as('otherDsr'),
  api.as('dsm'),
  api.as('admin'),
  api.as('buyer'),
])
const [own, sibling, foreign, prospective] = [
  shipTos.own.shipTo,
  shipTos.sibling.shipTo,
  shipTos.foreign.shipTo,
  shipTos.prospective.shipTo,
]
/** Monday, March 2, in Las Vegas. */
const monday = new Date('2026-03-02T16:00:00Z')
const day = (days: number) => new Date(monday.getTime() + days * 86_400_000)

const plan = (change: object = {}) => ({
  division: 'NLV',
  name: 'New flour',
  itemNumber: items.flour,
  orderedCases: 2,
  orderedUnits: 0,
  startsOn: '2026-03-02',
  everyWeeks: null,
  endsOn: null,
  shipTos: [own, sibling],
  ...change,
})
const add = async (change: object = {}, who = dsr) => (await who.ask(createDistribution, { body: plan(change) })).id
const runsOf = async (id: string, who = dsr) =>
  (await who.ask(getDistribution, { params: { distributionId: id } })).runs
const work = async (id: string) => {
  for (const { id: runId } of await runsOf(id, admin)) await runDistribution({ db, clock }, runId)
}
const resultsOf = async (id: string) => {
  const [run] = await runsOf(id)
  return (await dsr.ask(listRunResults, { params: { distributionId: id, distributionRunId: run!.id } })).results
}
const flourAt = (shipTo: string) =>
  db.rows<{ cartId: string; cases: number; by: string; isVisible: boolean }>(
    `select c.id as "cartId", l.ordered_cases as cases, l.added_by as by, c.is_visible_to_customer as "isVisible"
     from cart_lines l join carts c on c.id = l.cart_id
     where c.ship_to = $1 and c.status = 'open' and l.item_number = $2 order by c.id`,
    [shipTo, items.flour],
  )

beforeEach(async () => {
  clock.set(monday)
  await db.run('delete from auto_distributions')
  await db.run(`update carts set status = 'discarded' where status = 'open'`)
  await db.run('delete from active_carts')
  await db.run('update bill_tos set is_on_credit_hold = false')
})

test('what starts today goes into the customer’s latest open cart, or into a new one they see; their own line grows [STAFF-5]', async () => {
  const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const line = { ...shipTos.own, cartId: cart.id, itemNumber: items.flour }
  await buyer.ask(addToCart, { params: line, body: { orderedCases: 3 } })
  const id = await add()
  await work(id)
  expect(await flourAt(own)).toEqual([{ cartId: cart.id, cases: 5, by: people.buyer, isVisible: true }])
  expect(await flourAt(sibling)).toEqual([{ cartId: expect.any(String), cases: 2, by: people.dsr, isVisible: true }])
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ runOn: '2026-03-02', waiting: 0, added: 2, skipped: 0 })
  expect(run!.endedAt).not.toBeNull()
  expect((await resultsOf(id)).map(({ shipTo, state, isCartThere }) => [shipTo, state, isCartThere])).toEqual([
    [sibling, 'added', false],
    [own, 'added', true],
  ])
  // The customer reads who did it, there and by a notification.
  const notified = await notificationsOf(db, 'distribution')
  expect(notified.map(({ userId }) => userId)).toContain(people.buyer)
  expect(notified[0]!.body).toMatch(/^dsr put 2 cases of .* into your cart\.$/)
  const seen = await buyer.ask(getCart, { params: { ...shipTos.own, cartId: cart.id } })
  expect(seen.cart.items[0]?.orderedCases).toBe(5)
  const { by } = await db.row<{ by: string }>(
    'select user_id as by from cart_changes where cart_id = $1 order by version desc limit 1',
    [cart.id],
  )
  expect(by).toBe(people.dsr)
})

test('the sender’s own active cart stays, and carts that are hidden, locked or of another kind take nothing [STAFF-5]', async () => {
  const hidden = await dsr.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const locked = await buyer.ask(createCart, { params: shipTos.own, body: { cart: { sharingMode: 'LOCK' } } })
  const willCall = await buyer.ask(createCart, { params: shipTos.own, body: { cart: { soType: 'willCall' } } })
  const active = () => db.rows('select holder_id, cart_id from active_carts order by 1')
  const before = await active()
  await work(await add({ shipTos: [own] }))
  expect(await active()).toEqual(before)
  const [flour, ...more] = await flourAt(own)
  expect(more).toEqual([])
  expect([hidden, locked, willCall].map(({ cart }) => cart.id)).not.toContain(flour!.cartId)
})

test('ship-tos are skipped with the reason: prospect, credit hold, no route, reserved, discontinued [STAFF-5]', async () => {
  const reasonAt = async (shipTo: string, change: object = {}, who = dsr) => {
    const { results } = await who.ask(previewDistribution, {
      body: {
        division: 'NLV',
        itemNumber: items.flour,
        orderedCases: 1,
        orderedUnits: 0,
        shipTos: [shipTo],
        ...change,
      },
    })
    return results[0]?.reason
  }
  expect(await reasonAt(own)).toBeNull()
  expect(await reasonAt(prospective)).toMatch(/prospect|order/i)
  expect(await reasonAt(own, { itemNumber: items.reserved })).toMatch(/reserved|not available|catalog/i)
  expect(await reasonAt(own, { itemNumber: items.discontinued })).toMatch(/discontinued/i)
  expect(await reasonAt(own, { itemNumber: items.oil, orderedCases: 0, orderedUnits: 1 })).toMatch(/case/i)
  await db.run(`update bill_tos set is_on_credit_hold = true where number = '0000100'`)
  expect(await reasonAt(own)).toBe('This account is on credit hold. Please reach out to the credit department.')
  await db.run('update bill_tos set is_on_credit_hold = false')
  await db.run(`update route_days set so_type = 'willCall' where ship_to = '0000102'`)
  expect(await reasonAt(sibling)).toBe('No delivery day: the ship-to has no route.')
  await db.run(`update route_days set so_type = 'regularDelivery' where ship_to = '0000102'`)
  expect(await db.row(`select count(*)::int as n from carts where status = 'open'`)).toEqual({ n: 0 })
})

test('a run says per ship-to what a preview said [STAFF-5]', async () => {
  const given = [own, prospective, sibling]
  const { results } = await dsr.ask(previewDistribution, {
    body: { division: 'NLV', itemNumber: items.flour, orderedCases: 2, orderedUnits: 0, shipTos: given },
  })
  const id = await add({ shipTos: given })
  await work(id)
  const byNumber = (a: { shipTo: string }, b: { shipTo: string }) => a.shipTo.localeCompare(b.shipTo)
  expect((await resultsOf(id)).toSorted(byNumber)).toEqual(results.toSorted(byNumber))
})

test('every two weeks until a last day: each run once, whoever looks and however often [STAFF-5]', async () => {
  const id = await add({ everyWeeks: 2, endsOn: '2026-03-20', shipTos: [own] })
  await work(id)
  const look = () => Promise.all(Array.from({ length: 4 }, () => startDue({ db, clock })))
  for (const days of [0, 1, 13]) {
    clock.set(day(days))
    await look()
  }
  expect((await runsOf(id)).map(({ runOn }) => runOn)).toEqual(['2026-03-02'])
  clock.set(day(15))
  await look()
  await Promise.all([work(id), work(id), work(id)])
  expect((await runsOf(id)).map(({ runOn }) => runOn)).toEqual(['2026-03-17', '2026-03-02'])
  expect((await flourAt(own)).map(({ cases }) => cases)).toEqual([4])
  const row = await dsr.ask(getDistribution, { params: { distributionId: id } })
  expect(row.nextOn).toBeNull()
})

test('the day is the division’s: what starts on the 3rd waits while it is the 2nd in Las Vegas [STAFF-5]', async () => {
  const id = await add({ startsOn: '2026-03-03', shipTos: [own] })
  clock.set(new Date('2026-03-03T07:30:00Z')) // 11:30 pm on the 2nd
  await startDue({ db, clock })
  expect(await runsOf(id)).toEqual([])
  clock.set(new Date('2026-03-03T08:30:00Z'))
  await startDue({ db, clock })
  expect(await runsOf(id)).toHaveLength(1)
})

test('whoever set it up and lost the customer or the right puts nothing into carts any more [STAFF-5, ACCESS-4]', async () => {
  const id = await add()
  await db.run(`update ship_tos set dsr_email = '' where number = '0000101'`)
  await work(id)
  await db.run(`update ship_tos set dsr_email = 'dsr@larder.example' where number = '0000101'`)
  expect((await resultsOf(id)).map(({ shipTo, reason }) => [shipTo, reason])).toEqual([
    [own, 'Whoever set this up may no longer act for this ship-to.'],
    [sibling, null],
  ])
})

test('a sender distributes to their own customers; others see nothing of it, the office all [STAFF-5, ACCESS-4]', async () => {
  const refused = await dsr.call(createDistribution, { body: plan({ shipTos: [own, foreign] }) })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'distribution_ship_to_unknown', field: 'shipTos', details: { shipTos: [foreign] } },
  })
  const id = await add()
  const params = { distributionId: id }
  for (const who of [otherDsr, dsm]) {
    expect(codeOf(await who.call(getDistribution, { params }))).toBe('distribution_not_found')
    expect(codeOf(await who.call(deleteDistribution, { params }))).toBe('distribution_not_found')
    expect((await who.ask(listDistributions, {})).distributions).toEqual([])
  }
  expect((await admin.ask(listDistributions, {})).distributions).toMatchObject(
    [{ id, shipTos: 2, totalRecords: undefined }].map(({ totalRecords: _, ...row }) => row),
  )
  expect((await buyer.call(listDistributions, {})).status).toBe(403)
})

test.each([
  ['an item of no division', { itemNumber: '9999999' }, 'distribution_item_unknown'],
  ['no quantity', { orderedCases: 0 }, 'distribution_quantity_missing'],
  ['a first day that has passed', { startsOn: '2026-03-01' }, 'distribution_starts_past'],
  ['no such division', { division: 'ZZZ' }, 'distribution_ship_to_unknown'],
])('%s is refused and nothing is kept [STAFF-5]', async (_, change, code) => {
  expect(codeOf(await dsr.call(createDistribution, { body: plan(change) }))).toBe(code)
  expect(await db.row('select count(*)::int as n from auto_distributions')).toEqual({ n: 0 })
})

test('a change reaches later runs alone, refuses what a colleague changed, and runs no day twice [STAFF-5]', async () => {
  const id = await add({ everyWeeks: 1, shipTos: [own] })
  const params = { distributionId: id }
  const { division: _, ...changed } = plan({ everyWeeks: 1, shipTos: [own], orderedCases: 7 })
  const answers = await Promise.all(
    [1, 2].map(() => dsr.call(updateDistribution, { params, body: changed }, { ifMatch: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await work(id)
  expect((await flourAt(own)).map(({ cases }) => cases)).toEqual([2])
  expect(await runsOf(id)).toHaveLength(1)
  clock.set(day(7))
  await startDue({ db, clock })
  await work(id)
  expect((await flourAt(own)).map(({ cases }) => cases)).toEqual([9])
})

test('a deleted distribution runs no more and is gone from the list; carts keep what they have [STAFF-5]', async () => {
  const id = await add({ everyWeeks: 1, shipTos: [own] })
  await work(id)
  await dsr.ask(deleteDistribution, { params: { distributionId: id } })
  clock.set(day(7))
  await startDue({ db, clock })
  expect(await db.row('select count(*)::int as n from auto_distribution_runs')).toEqual({ n: 1 })
  expect((await dsr.ask(listDistributions, {})).distributions).toEqual([])
  expect((await flourAt(own)).map(({ cases }) => cases)).toEqual([2])
})
