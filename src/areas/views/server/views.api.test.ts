import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { listItemCosts } from '../item-costs.endpoints.ts'
import {
  chooseOrderView,
  createOrderView,
  deleteOrderView,
  listOrderViews,
  sortOrderViews,
  updateOrderView,
} from '../order-views.endpoints.ts'
import {
  choosePriceView,
  createPriceView,
  deletePriceView,
  listPriceViews,
  sortPriceViews,
  updatePriceView,
} from '../price-views.endpoints.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr, otherDsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('otherDsr'),
  api.as('admin'),
])
const ours = { sharedWith: 'billTo', division: 'NLV', billTo: '0000100' } as const
const text = (name: string, change: object = {}) => ({
  name,
  columns: ['description' as const, 'case' as const, 'each' as const],
  sortBy: null,
  sortDirection: 'asc' as const,
  sharedWith: 'nobody' as const,
  ...change,
})
const add = async (who: typeof buyer, name: string, change: object = {}) =>
  (await who.ask(createOrderView, { body: text(name, change) })).orderViewId
const listedBy = (who: typeof buyer, of: { division: string; shipTo: string } = shipTos.own) =>
  who.ask(listOrderViews, { params: of })
const namesFor = async (who: typeof buyer, of: { division: string; shipTo: string } = shipTos.own) =>
  (await listedBy(who, of)).views.map(({ name }) => name)

beforeEach(async () => {
  await api.db.run('delete from list_views')
  await api.db.run('delete from chosen_views')
})

describe('who reads a view', () => {
  test('its maker alone, the bill-to’s people those of the bill-to, staff those of the staff [STAFF-4, ACCESS-4]', async () => {
    await add(buyer, 'mine')
    await add(buyer, 'kitchen', ours)
    await add(dsr, 'sales', { sharedWith: 'staff' })
    expect(await namesFor(buyer)).toEqual(['mine', 'kitchen'])
    expect(await namesFor(colleague)).toEqual(['kitchen'])
    expect(await namesFor(dsr)).toEqual(['kitchen', 'sales'])
    expect(await namesFor(stranger, shipTos.foreign)).toEqual([])
    expect(await namesFor(otherDsr, shipTos.foreign)).toEqual(['sales'])
  })

  test('a customer’s user neither reads, chooses, changes nor deletes what another customer shares [STAFF-4, ACCESS-4]', async () => {
    const id = await add(buyer, 'kitchen', ours)
    const params = { orderViewId: id }
    expect(codeOf(await stranger.call(listOrderViews, { params: shipTos.own }))).toBe('ship_to_not_found')
    const choice = await stranger.call(chooseOrderView, { body: { place: 'shop', viewId: id } })
    expect(codeOf(choice)).toBe('view_not_found')
    expect(codeOf(await stranger.call(updateOrderView, { params, body: text('x') }))).toBe('view_not_found')
    expect(codeOf(await stranger.call(deleteOrderView, { params }))).toBe('view_not_found')
    const share = await stranger.call(createOrderView, { body: text('for them', ours) })
    expect(codeOf(share)).toBe('view_bill_to_unknown')
    const sort = { ...ours, ids: [id], from: [id] }
    expect(codeOf(await stranger.call(sortOrderViews, { body: sort }))).toBe('view_bill_to_unknown')
    expect(await namesFor(buyer)).toEqual(['kitchen'])
  })
})

describe('a view is kept', () => {
  test('names are of a list, whatever their case; another list may have the same [STAFF-4]', async () => {
    await add(buyer, 'Quick')
    expect(codeOf(await buyer.call(createOrderView, { body: text('QUICK') }))).toBe('view_name_taken')
    await add(buyer, 'Quick', ours)
    await add(colleague, 'Quick')
    const [own] = (await listedBy(buyer)).views
    const moved = await buyer.call(updateOrderView, { params: { orderViewId: own!.id }, body: text('Quick', ours) })
    expect(codeOf(moved)).toBe('view_name_taken')
  })

  test('a change needs the view as it was read; another audience moves it to their list [STAFF-4]', async () => {
    const id = await add(buyer, 'mine')
    const change = (name: string, ifMatch: number, more = {}) =>
      buyer.call(updateOrderView, { params: { orderViewId: id }, body: text(name, more) }, { ifMatch })
    expect(codeOf(await change('first', 1))).toBeNull()
    expect(codeOf(await change('second', 1))).toBe('view_changed')
    expect(codeOf(await change('third', 2, ours))).toBeNull()
    expect(await namesFor(colleague)).toEqual(['third'])
    const trail = await api.db.rows<{ action: string }>(
      `select action from audit_entries where entity = $1 order by id`,
      [`list-view:${id}`],
    )
    expect(trail.map(({ action }) => action)).toEqual(['order-view.create', 'order-view.change', 'order-view.change'])
  })

  test('a view of all staff is changed by its maker and by who may delete data [STAFF-4]', async () => {
    const id = await add(dsr, 'sales', { sharedWith: 'staff' })
    const params = { orderViewId: id }
    const change = { params, body: text('other', { sharedWith: 'staff' }) }
    expect(codeOf(await otherDsr.call(updateOrderView, change))).toBe('view_not_yours')
    expect(codeOf(await otherDsr.call(deleteOrderView, { params }))).toBe('view_not_yours')
    const seen = (await listedBy(otherDsr, shipTos.foreign)).views[0]!
    expect(seen.change).toBe('Only who made this view, or staff who may delete data, change it.')
    expect(codeOf(await admin.call(updateOrderView, change))).toBeNull()
    expect(codeOf(await dsr.call(deleteOrderView, { params }))).toBeNull()
  })

  test('cost is no column of a customer’s view, and none of a rep’s without the right [STAFF-4]', async () => {
    const columns = ['description', 'case', 'each', 'margin'] as const
    expect(codeOf(await buyer.call(createOrderView, { body: text('m', { columns }) }))).toBe('view_cost_right')
    await add(dsr, 'm', { columns })
  })
})

describe('the order of a list', () => {
  const three = async () => [await add(buyer, 'a', ours), await add(buyer, 'b', ours), await add(buyer, 'c', ours)]
  const sort = (who: typeof buyer, ids: string[], from: string[]) =>
    who.call(sortOrderViews, { body: { ...ours, ids, from } })

  test('names every view once, or nothing changes [STAFF-4, security 62]', async () => {
    const [a, b, c] = (await three()) as [string, string, string]
    const mine = await add(buyer, 'mine')
    for (const ids of [[a, b], [a, b, b], [a, b, c, mine], [a, b, mine], []]) {
      const answer = await sort(buyer, ids, [a, b, c])
      expect([answer.status, codeOf(answer)]).toEqual([409, 'view_order_changed'])
    }
    expect(await namesFor(colleague)).toEqual(['a', 'b', 'c'])
    expect(codeOf(await sort(buyer, [c, a, b], [a, b, c]))).toBeNull()
    expect(await namesFor(colleague)).toEqual(['c', 'a', 'b'])
  })

  test('of two who sort at once one wins and the other is refused [STAFF-4]', async () => {
    const [a, b, c] = (await three()) as [string, string, string]
    const answers = await Promise.all([sort(buyer, [c, b, a], [a, b, c]), sort(colleague, [b, a, c], [a, b, c])])
    expect(new Set(answers.map((answer) => codeOf(answer)))).toEqual(new Set([null, 'view_order_changed']))
    expect(await namesFor(buyer)).toEqual(answers[0].ok ? ['c', 'b', 'a'] : ['b', 'a', 'c'])
  })

  test('price views have an order of their own, which staff who may not manage prices leave as it is [STAFF-4]', async () => {
    const price = { ...text('p'), columns: ['description' as const, 'casePrice' as const] }
    const { priceViewId } = await admin.ask(createPriceView, { body: { ...price, sharedWith: 'staff' } })
    const body = { sharedWith: 'staff' as const, ids: [priceViewId], from: [priceViewId] }
    expect(codeOf(await dsr.call(sortPriceViews, { body }))).toBe('view_share_right')
    expect(codeOf(await admin.call(sortPriceViews, { body }))).toBeNull()
    expect((await dsr.ask(listPriceViews, { params: shipTos.own })).mayShareWith).toEqual(['nobody'])
  })
})

describe('the chosen view', () => {
  const chosen = async (who: typeof buyer) => (await listedBy(who)).chosen
  test('is each person’s own on each screen, and forgotten for the usual columns [STAFF-4]', async () => {
    const id = await add(buyer, 'kitchen', ours)
    await buyer.ask(chooseOrderView, { body: { place: 'guide', viewId: id } })
    expect(await chosen(buyer)).toMatchObject({ shop: { viewId: null }, guide: { viewId: id, goneName: null } })
    expect(await chosen(colleague)).toMatchObject({ guide: { viewId: null, goneName: null } })
    await buyer.ask(chooseOrderView, { body: { place: 'guide', viewId: null } })
    expect(await chosen(buyer)).toMatchObject({ guide: { viewId: null, goneName: null } })
  })

  test('that was deleted, or is no longer shared, is named to who had chosen it [STAFF-4]', async () => {
    const id = await add(buyer, 'kitchen', ours)
    for (const who of [buyer, colleague]) await who.ask(chooseOrderView, { body: { place: 'shop', viewId: id } })
    await buyer.ask(updateOrderView, { params: { orderViewId: id }, body: text('kitchen') })
    expect(await chosen(colleague)).toMatchObject({ shop: { viewId: null, goneName: 'kitchen' } })
    expect(await chosen(buyer)).toMatchObject({ shop: { viewId: id } })
    await buyer.ask(deleteOrderView, { params: { orderViewId: id } })
    expect(await chosen(buyer)).toMatchObject({ shop: { viewId: null, goneName: 'kitchen' } })
  })
})

test('a price view is changed as it was read, chosen, and named to who had chosen it once it is deleted [STAFF-4]', async () => {
  const price = (name: string) => ({ ...text(name), columns: ['description' as const, 'casePrice' as const] })
  const { priceViewId } = await dsr.ask(createPriceView, { body: price('weekly') })
  const one = { params: { priceViewId } }
  const listed = () => dsr.ask(listPriceViews, { params: shipTos.own })
  await dsr.ask(updatePriceView, { ...one, body: price('monthly') }, { ifMatch: 1 })
  const late = await dsr.call(updatePriceView, { ...one, body: price('daily') }, { ifMatch: 1 })
  expect(codeOf(late)).toBe('view_changed')
  await dsr.ask(choosePriceView, { body: { viewId: priceViewId } })
  expect(await listed()).toMatchObject({ views: [{ name: 'monthly' }], chosen: { viewId: priceViewId } })
  expect(codeOf(await otherDsr.call(choosePriceView, { body: { viewId: priceViewId } }))).toBe('view_not_found')
  expect(codeOf(await otherDsr.call(deletePriceView, one))).toBe('view_not_found')
  await dsr.ask(deletePriceView, one)
  expect(await listed()).toMatchObject({ views: [], chosen: { viewId: null, goneName: 'monthly' } })
})

test('what the distributor pays is for staff who may view analysis [STAFF-4]', async () => {
  const asked = { params: shipTos.own, query: { itemNumbers: [items.flour, items.oil] } }
  const { costs } = await dsr.ask(listItemCosts, asked)
  expect(costs.toSorted((a, b) => a.caseCost - b.caseCost)).toEqual([
    { itemNumber: items.flour, caseCost: 1500 },
    { itemNumber: items.oil, caseCost: 2500 },
  ])
  expect((await buyer.call(listItemCosts, asked)).status).toBe(403)
  await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.otherDsr])
  expect((await (await api.as('otherDsr')).call(listItemCosts, asked)).status).toBe(403)
})

test('a browser of an older version that names a column that is no more reads a sentence: 409 [STAFF-4]', async () => {
  const columns = ['description', 'case', 'each', 'shelfLife']
  const answer = await buyer.call(createOrderView, { body: text('old', { columns }) })
  expect([answer.status, codeOf(answer)]).toEqual([409, 'view_column_gone'])
  expect(await namesFor(buyer)).toEqual([])
})

test.each([
  ['order', createOrderView, listOrderViews, sortOrderViews, ['description', 'case', 'each']],
  ['price', createPriceView, listPriceViews, sortPriceViews, ['description', 'casePrice']],
] as const)(
  'of 500 %s views all are listed and sorted, and one more is refused [STAFF-4]',
  async (kind, create, listing, sorting, columns) => {
    await api.db.run(
      `insert into list_views (id, kind, list, shared_with, owner_id, name, columns, sort_direction, place, changed_by, changed_at)
     select gen_random_uuid(), $1, 'own:' || $2::text, 'nobody', $2::uuid, 'View ' || n, $3::text[], 'asc', n, $2::uuid, now()
     from generate_series(1, 500) n`,
      [kind, people.admin, [...columns]],
    )
    const ids = async () => (await admin.ask(listing, { params: shipTos.own })).views.map(({ id }) => id)
    const before = await ids()
    expect(before).toHaveLength(500)
    const reversed = before.toReversed()
    await admin.ask(sorting, { body: { sharedWith: 'nobody', ids: reversed, from: before } })
    expect(await ids()).toEqual(reversed)
    const more = await admin.call(create, { body: text('one more', { columns: [...columns] }) })
    expect(codeOf(more)).toBe('view_too_many')
  },
)
