import { beforeEach, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  createStandingOrder,
  getStandingOrder,
  listStandingDrafts,
  placeStandingDraft,
  skipStandingDates,
  skipStandingDraft,
} from '../standing-orders.endpoints.ts'
import { standingPlanOf } from '../testing/standing-plan.ts'
import { advanceStandingOrders } from './standing-orders.jobs.ts'

const api = await startApi()
const { db, clock } = api
const config = { publicUrl: 'https://larder.example' } as never
const [buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
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
const mails = async () =>
  (await db.rows<{ text: string }>('select text_body as text from mails order by id')).map(({ text }) => text)

beforeEach(async () => {
  clock.set(monday)
  await db.run('delete from standing_orders')
  await db.run('delete from holidays')
  await db.run('delete from mails')
  await db.run('truncate orders cascade')
  await db.run(`update carts set status = 'discarded' where status = 'open'`)
  await db.run(`update bill_tos set is_on_credit_hold = false`)
  await db.run(`update users set is_active = true, role = 'customerUser' where id = $1`, [people.buyer])
})

test('a draft appears its hours before the cut-off, as a cart of its own at the prices of the day [NEXT-4]', async () => {
  await add()
  await advance(new Date(tuesdayFive.getTime() - 1000))
  expect(await draftsNow()).toEqual([])
  await advance(tuesdayFive)
  const [draft, ...more] = await draftsNow()
  expect(more).toEqual([])
  expect(draft).toMatchObject({
    name: 'Weekly dry goods',
    deliverOn: '2026-03-05',
    cutOffAt: '2026-03-05T01:00:00.000Z',
    placeAt: null,
    // Two cases at 20.00.
    total: 4000,
    subtotalBefore: null,
    problems: [],
  })
  expect(await db.row('select count(*)::int as n from active_carts')).toEqual({ n: 0 })
  expect((await mails()).join('\n')).toContain('waits for you until Mar 4, 5:00 PM PST')
})

test('the draft is placed by a tap, once, and the next one names the difference [NEXT-4]', async () => {
  const id = await add()
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  const params = { ...own, standingOrderId: id, standingRunId: draft!.id }
  const answers = await Promise.all(
    [buyer, buyer, colleague].map((who) =>
      who.call(placeStandingDraft, { params, body: { expectedSubtotal: 4000 } }, { ifMatch: draft!.cartVersion }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await ordersPlaced()).toMatchObject([{ day: '2026-03-05', cases: 2 }])
  expect(await runsOf(id)).toMatchObject([{ state: 'placed', orderNumber: expect.any(String), subtotal: 4000 }])
  await advance(new Date('2026-03-11T00:00:00Z'))
  expect(await draftsNow()).toMatchObject([{ deliverOn: '2026-03-12', total: 4000, subtotalBefore: 4000 }])
})

test('a tap with an old version or another total places nothing [NEXT-4]', async () => {
  const id = await add()
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  const params = { ...own, standingOrderId: id, standingRunId: draft!.id }
  const tap = (ifMatch: number, expectedSubtotal: number) =>
    buyer.call(placeStandingDraft, { params, body: { expectedSubtotal } }, { ifMatch })
  expect(codeOf(await tap(draft!.cartVersion - 1, 4000))).toBe('cart_changed')
  expect(codeOf(await tap(draft!.cartVersion, 3999))).toBe('total_changed')
  expect(await ordersPlaced()).toEqual([])
})

test('without a tap it lapses at the cut-off with a sentence, and is never placed [NEXT-4]', async () => {
  const id = await add()
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  await advance(wednesdayHalfPastFour)
  await advance(wednesdayFive)
  expect(await ordersPlaced()).toEqual([])
  expect(await runsOf(id)).toMatchObject([{ state: 'lapsed', reason: 'Nobody placed it before the cut-off.' }])
  expect((await mails()).at(-1)).toContain('brings nothing on Thu, Mar 5.')
  const params = { ...own, standingOrderId: id, standingRunId: draft!.id }
  expect(codeOf(await buyer.call(placeStandingDraft, { params, body: {} }, { ifMatch: draft!.cartVersion }))).toBe(
    'standing_draft_gone',
  )
  expect(await db.row(`select status from carts where id = '${draft!.cartId}'`)).toEqual({ status: 'discarded' })
})

test('what places itself is placed once half an hour before the cut-off, in the owner’s name [NEXT-4]', async () => {
  const id = await add({ mode: 'auto' })
  await advance(tuesdayFive)
  expect(await draftsNow()).toMatchObject([{ placeAt: '2026-03-05T00:30:00.000Z' }])
  await advance(new Date(wednesdayHalfPastFour.getTime() - 1000))
  expect(await ordersPlaced()).toEqual([])
  clock.set(wednesdayHalfPastFour)
  await Promise.all([advance(), advance(), advance()])
  await advance(wednesdayFive)
  expect(await ordersPlaced()).toEqual([{ day: '2026-03-05', cases: 2, by: people.buyer }])
  expect(await runsOf(id)).toMatchObject([{ state: 'placed', subtotal: 4000 }])
})

test.each([
  [
    'credit hold',
    `update bill_tos set is_on_credit_hold = true`,
    'This account is on credit hold. Please reach out to the credit department.',
  ],
  [
    'an owner who lost the right',
    `update users set role = 'none' where id = '${people.buyer}'`,
    'Whoever this standing order belongs to may no longer order for this ship-to. Change it to orders in your name.',
  ],
  [
    'an owner who is not active any more',
    `update users set is_active = false where id = '${people.buyer}'`,
    'Whoever this standing order belongs to may no longer order for this ship-to. Change it to orders in your name.',
  ],
])('refused by %s it waits to be placed by hand, and is not tried again [NEXT-4]', async (_, change, reason) => {
  await add({ mode: 'auto' })
  await advance(tuesdayFive)
  await db.run(change)
  await advance(wednesdayHalfPastFour)
  await advance()
  expect(await draftsNow(colleague)).toMatchObject([{ reason, placeAt: null }])
  expect((await mails()).filter((text) => text.includes(reason))).toHaveLength(1)
  await db.run(`update bill_tos set is_on_credit_hold = false`)
  const [draft] = await draftsNow(colleague)
  const params = { ...own, standingOrderId: draft!.standingOrderId, standingRunId: draft!.id }
  await colleague.ask(placeStandingDraft, { params, body: {} }, { ifMatch: draft!.cartVersion })
  await advance(wednesdayFive)
  expect(await ordersPlaced()).toEqual([{ day: '2026-03-05', cases: 2, by: people.colleague }])
})

test('lines that may not be ordered, or are short, are named with reason and alternate; the rest comes [NEXT-4]', async () => {
  await db.run(
    `insert into item_alternates (division, item_number, alternate_number, rank) values ('NLV', $1, $2, 1), ('NLV', $3, $2, 1)`,
    [items.discontinued, items.oil, items.outOfStock],
  )
  await add()
  // The customer ordered these while they could.
  await db.run(
    `insert into standing_order_lines (standing_order_id, item_number, position, ordered_cases, ordered_units)
     select id, n, 1 + row_number() over (), 1, 0 from standing_orders, unnest($1::text[]) n`,
    [[items.discontinued, items.reserved, items.outOfStock, '0009999']],
  )
  await advance(tuesdayFive)
  const [draft] = await draftsNow()
  const seen = draft!.problems.map(({ itemNumber, isLeftOut, alternate }) => [
    itemNumber,
    isLeftOut,
    alternate?.itemNumber ?? null,
  ])
  expect(seen).toEqual([
    [items.discontinued, true, items.oil],
    [items.reserved, true, null],
    ['0009999', true, null],
    [items.outOfStock, false, items.oil],
  ])
  for (const { reason } of draft!.problems) expect(reason).toMatch(/\w.*\.$/)
  expect(draft!.lines).toBe(2)
  expect((await mails())[0]).toContain('Instead: OIL CANOLA (0001002).')
})

test('when nothing can be ordered, or the owner may not, the delivery fails with the reason and leaves no cart [NEXT-4]', async () => {
  const id = await add()
  await db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.flour])
  const before = await db.row('select count(*)::int as n from carts')
  await advance(tuesdayFive)
  await db.run(`update items set erp_status = 'active' where item_number = $1`, [items.flour])
  expect(await runsOf(id)).toMatchObject([
    { state: 'failed', reason: 'None of its items can be ordered now.', problems: [{ itemNumber: items.flour }] },
  ])
  expect(await db.row('select count(*)::int as n from carts')).toEqual(before)
  expect((await mails())[0]).toContain('FLOUR ALL PURPOSE, 2 cases:')
})

test('a PO number that is asked for each time is needed; the tap brings it [NEXT-4]', async () => {
  const id = await add({ mode: 'auto', po: null })
  await advance(tuesdayFive)
  await advance(wednesdayHalfPastFour)
  const [draft] = await draftsNow()
  expect(draft).toMatchObject({
    needsPo: true,
    reason: 'Enter a PO number: this standing order asks for one each time.',
  })
  const params = { ...own, standingOrderId: id, standingRunId: draft!.id }
  const at = { ifMatch: draft!.cartVersion }
  expect(codeOf(await buyer.call(placeStandingDraft, { params, body: {} }, at))).toBe('standing_po_needed')
  await buyer.ask(placeStandingDraft, { params, body: { po: '4711' } }, at)
  expect(await db.rows('select po from orders')).toEqual([{ po: '4711' }])
})

test('skipped dates and drafts order nothing and stay in the history; a holiday moves the draft [NEXT-4]', async () => {
  await db.run(`insert into holidays values ('NLV', '2026-03-12', 'Harvest day')`)
  const id = await add()
  const params = { ...own, standingOrderId: id }
  await buyer.ask(skipStandingDates, { params, body: { plannedOn: '2026-03-05', isSkipped: true } })
  await advance(tuesdayFive)
  expect(await draftsNow()).toEqual([])
  // Thursday the 12th moves to Friday the 13th, whose cut-off is on Thursday, 5 pm, summer time.
  await advance(new Date('2026-03-12T00:00:00Z'))
  const [draft] = await draftsNow()
  expect(draft).toMatchObject({
    plannedOn: '2026-03-12',
    deliverOn: '2026-03-13',
    cutOffAt: '2026-03-13T00:00:00.000Z',
  })
  await colleague.ask(skipStandingDraft, { params: { ...params, standingRunId: draft!.id } })
  await advance(new Date('2026-03-14T00:00:00Z'))
  expect((await runsOf(id)).map(({ plannedOn, state, reason }) => [plannedOn, state, reason])).toEqual([
    ['2026-03-12', 'skipped', 'Skipped by colleague.'],
    ['2026-03-05', 'skipped', 'Skipped as wished.'],
  ])
  expect(await ordersPlaced()).toEqual([])
})

test('it ends after its number of deliveries; a skipped one does not count [NEXT-4]', async () => {
  const id = await add({ deliveries: 2, mode: 'auto' })
  await buyer.ask(skipStandingDates, {
    params: { ...own, standingOrderId: id },
    body: { plannedOn: '2026-03-12', isSkipped: true },
  })
  for (let hour = 0; hour < 24 * 40; hour += 6) await advance(new Date(tuesdayFive.getTime() + hour * 3_600_000 - 1))
  for (let day = 0; day < 3; day++) await advance()
  expect((await runsOf(id)).map(({ plannedOn, state }) => [plannedOn, state])).toEqual([
    ['2026-03-19', expect.stringMatching(/placed|failed/)],
    ['2026-03-12', 'skipped'],
    ['2026-03-05', expect.stringMatching(/placed|failed/)],
  ])
})
