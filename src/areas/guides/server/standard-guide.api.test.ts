import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { type Client, codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { describeReason } from '../rules/describe-reason.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import { getGuide } from '../guides.endpoints.ts'
import {
  bringBackItem,
  getStandardGuideRule,
  listLeftItems,
  pinGuideLine,
  setStandardGuideRule,
} from '../standard-guide.endpoints.ts'
import { linesIn, madeGuide, numbersIn, standardGuide } from '../testing/made-guide.ts'
import { followOne } from './follow-standard-guide.store.ts'
import { followStandardGuides } from './follow-standard-guides.job.ts'

const api = await startApi()
let buyer: Client
let dsr: Client
beforeAll(async () => {
  ;[buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
})

const day = 86_400_000
/** Orders of an item, each so many days before Monday, March 2. */
async function ordered(itemNumber: string, daysAgo: readonly number[], status = 'Invoiced') {
  for (const days of daysAgo) {
    const id = uuidv7()
    const at = new Date(monday.getTime() - days * day)
    await api.db.run(
      `insert into orders (id, order_number, division, ship_to, bill_to, so_type, status, placed_at, total_cases, total_units, subtotal_cents)
       values ($1, nextval('order_numbers')::text, 'NLV', '0000101', '0000100', 'regularDelivery', $2, $3, 1, 0, 2000)`,
      [id, status, at],
    )
    await api.db.run(
      `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases, ordered_units, line_total_cents)
       values ($1, 1, 'NLV', '0000101', $2, 'x', 1, 0, 2000)`,
      [id, itemNumber],
    )
    await api.db.run(
      `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
       values ('NLV', '0000101', $1, 1, $2) on conflict (division, ship_to, item_number)
       do update set last_ordered_at = greatest(item_purchases.last_ordered_at, excluded.last_ordered_at)`,
      [itemNumber, at],
    )
  }
}
const after = (days: number) => new Date(monday.getTime() + days * day)
const follow = (now: Date) => followStandardGuides(api.db, now)

describe('the Standard guide keeps itself', () => {
  test('it begins with what was bought three times in eight weeks, each with its reason [GUIDE-1]', async () => {
    await ordered(items.flour, [1, 8, 15, 22])
    await ordered(items.oil, [1, 55])
    await ordered(items.bread, [3, 9, 57])
    await ordered(items.oysters, [3, 9, 12], 'Failed')
    const params = await standardGuide(buyer)
    const { rows } = await buyer.ask(getGuide, { params })
    expect(rows.map(({ itemNumber, reason }) => [itemNumber, describeReason(reason, null, '2026-03-02')])).toEqual([
      [items.flour, 'Bought 4 times in the last 8 weeks'],
    ])
  })

  test('after an order it follows at the next run of the job, once [GUIDE-1, PLAT-5]', async () => {
    const params = await standardGuide(buyer)
    await ordered(items.oil, [-0.01])
    expect(await follow(new Date(monday.getTime() + 0.02 * day))).toBe(1)
    expect(await numbersIn(buyer, params)).toEqual([items.flour, items.oil])
    expect(await follow(new Date(monday.getTime() + 0.03 * day))).toBe(0)
  })

  test('two runs in a row do it once [GUIDE-1, PLAT-5]', async () => {
    const params = await standardGuide(buyer)
    await ordered(items.bread, [-1])
    expect([await follow(after(1.1)), await follow(after(1.1))]).toEqual([1, 0])
    expect(await numbersIn(buyer, params)).toEqual([items.flour, items.oil, items.bread])
  })

  test('what is not bought for eight weeks leaves with the day it was last bought on; a pinned line stays [GUIDE-1]', async () => {
    const params = await standardGuide(buyer)
    const lines = await linesIn(buyer, params)
    const oil = lines.find(({ itemNumber }) => itemNumber === items.oil)!
    await dsr.ask(pinGuideLine, { params: { ...params, lineId: oil.lineId }, body: { isPinned: true } })
    await follow(after(59))
    expect(await numbersIn(buyer, params)).toEqual([items.oil])
    const { items: left } = await buyer.ask(listLeftItems, { params })
    expect(left.map(({ itemNumber, reason }) => [itemNumber, describeReason(reason, null, '2026-05-01')])).toEqual([
      [items.flour, 'Not bought since Mar 1'],
      [items.bread, 'Not bought since Mar 3'],
    ])
  })

  test('it comes back by itself once it is bought again, but not what staff removed [GUIDE-1]', async () => {
    const params = await standardGuide(buyer)
    const [oil] = await linesIn(buyer, params)
    const body = { action: 'UpdateGuideItemsOnly' as const, itemsRemoved: [{ lineId: oil!.lineId }] }
    expect(codeOf(await buyer.call(updateGuide, { params, body }))).toBe('standard_guide_by_distributor')
    await dsr.ask(updateGuide, { params, body })
    await ordered(items.oil, [-60, -61, -62])
    await ordered(items.flour, [-60, -61, -62])
    await follow(after(63))
    expect(await numbersIn(buyer, params)).toEqual([items.flour])
    const { items: left } = await buyer.ask(listLeftItems, { params })
    expect(left.find(({ itemNumber }) => itemNumber === items.oil)).toMatchObject({
      removedByName: 'dsr',
      reason: { kind: 'removed' },
    })
  })

  test('staff bring back what they removed, and it stays [GUIDE-1]', async () => {
    const params = await standardGuide(buyer)
    const back = (client: Client, itemNumber: string) =>
      client.call(bringBackItem, { params: { ...params, itemNumber } })
    expect(codeOf(await back(buyer, items.oil))).toBe('feature_missing')
    expect(codeOf(await back(dsr, items.napkins))).toBe('item_not_left')
    expect((await back(dsr, items.oil)).status).toBe(200)
    expect(codeOf(await back(dsr, items.oil))).toBe('item_not_left')
    await follow(after(300))
    expect((await linesIn(buyer, params)).map(({ itemNumber }) => itemNumber)).toEqual([items.oil])
  })
})

describe('the rule of a division', () => {
  test('is set by staff who reach it, and its guides follow [GUIDE-1]', async () => {
    const params = { division: 'NLV' }
    expect((await dsr.ask(getStandardGuideRule, { params })).rule).toEqual({ minTimes: 3, weeks: 8 })
    await dsr.ask(setStandardGuideRule, { params, body: { minTimes: 1, weeks: 2 } })
    expect((await dsr.ask(getStandardGuideRule, { params })).rule).toEqual({ minTimes: 1, weeks: 2 })
    await ordered(items.napkins, [-63.5])
    await follow(after(64))
    expect(await numbersIn(buyer, await standardGuide(buyer))).toContain(items.napkins)
    expect(codeOf(await buyer.call(getStandardGuideRule, { params }))).toBe('feature_missing')
    for (const division of ['NIC', 'ZZZ'])
      expect(codeOf(await dsr.call(getStandardGuideRule, { params: { division } }))).toBe('not_found')
    expect(await dsr.call(setStandardGuideRule, { params, body: { minTimes: 0, weeks: 8 } })).toMatchObject({
      status: 400,
      body: { field: 'minTimes' },
    })
  })

  test('pins are for lines of a Standard guide [GUIDE-1]', async () => {
    const own = await madeGuide(dsr, [{ itemNumber: items.flour }])
    const [line] = await linesIn(dsr, own)
    const pin = (params: typeof own | Awaited<ReturnType<typeof standardGuide>>, lineId: string) =>
      dsr.call(pinGuideLine, { params: { ...params, lineId }, body: { isPinned: true } })
    expect(codeOf(await pin(own, line!.lineId))).toBe('not_a_standard_guide')
    expect(codeOf(await pin(await standardGuide(dsr), line!.lineId))).toBe('guide_line_not_found')
  })

  test('a customer sets pars and order of the Standard guide [GUIDE-1]', async () => {
    const params = await standardGuide(buyer, shipTos.own)
    const [line] = await linesIn(buyer, params)
    const body = { action: 'UpdateGuideItemsOnly' as const, itemsChanged: [{ lineId: line!.lineId, caseParValue: 2 }] }
    expect((await buyer.call(updateGuide, { params, body })).status).toBe(200)
  })
})

test('eight runs at once do it once, of three items one after the other [GUIDE-1, PLAT-5]', async () => {
  const followed = { ...shipTos.own, timeZone: 'America/Los_Angeles' }
  for (const [round, itemNumber] of [items.oysters, items.chicken, items.unpriced].entries()) {
    await ordered(itemNumber, [-400, -401, -402])
    const now = after(403 + round / 100)
    const run = () => api.db.inTransaction((tx) => followOne(tx, followed, now))
    const changed = await Promise.all(Array.from({ length: 8 }, run))
    expect(changed.filter(Boolean)).toHaveLength(1)
  }
})
