import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { getGuidePar, updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, getGuide, getGuideLines } from '../guides.endpoints.ts'
import { linesIn, madeGuide, numbersIn } from '../testing/made-guide.ts'
import { noteCountedStock } from './public.ts'

const api = await startApi()
let buyer: Client
const ids = { dairy: uuidv7(), produce: uuidv7(), cooler: uuidv7(), dry: uuidv7(), basil: uuidv7() }
beforeAll(async () => {
  buyer = await api.as('buyer')
  const own = `'NLV', '0000101'`
  await api.db.run(
    `insert into customer_categories values ('${ids.dairy}', ${own}, 'Dairy', 2), ('${ids.produce}', ${own}, 'Produce', 1)`,
  )
  await api.db.run(
    `insert into customer_locations values ('${ids.cooler}', ${own}, 'Cooler', 1), ('${ids.dry}', ${own}, 'Dry store', 2)`,
  )
  await api.db.run(
    `insert into custom_items (id, division, ship_to, description, brand, category_id, location_id, case_price_cents)
     values ('${ids.basil}', ${own}, 'Basil from Rosa', 'Rosa', '${ids.produce}', '${ids.cooler}', 450)`,
  )
})

type Query = NonNullable<Parameters<typeof buyer.ask<typeof getGuide>>[1]['query']>
const shelved = () =>
  madeGuide(buyer, [
    { itemNumber: items.flour, locationId: ids.dry },
    { itemNumber: items.oil, categoryId: ids.dairy, locationId: ids.dry },
    { itemNumber: items.chicken, locationId: ids.cooler },
    { customItemId: ids.basil },
    { itemNumber: items.napkins },
  ])
const read = async (params: Awaited<ReturnType<typeof madeGuide>>, query: Query) => {
  const answer = await buyer.ask(getGuide, { params, query })
  return { ...answer, numbers: answer.rows.map(({ itemNumber }) => itemNumber ?? 'basil') }
}

describe('a page of a guide', () => {
  test('by location: groups in the order of the way through the kitchen, the shelf inside them [GUIDE-1]', async () => {
    const { numbers, rows } = await read(await shelved(), { groupBy: 'location' })
    expect(numbers).toEqual([items.chicken, 'basil', items.flour, items.oil, items.napkins])
    expect(rows.map(({ group }) => group?.name ?? null)).toEqual(['Cooler', 'Cooler', 'Dry store', 'Dry store', null])
  })

  test('by category: own ones first, then departments of the catalogue [GUIDE-1]', async () => {
    const { numbers, rows } = await read(await shelved(), { groupBy: 'category' })
    expect(numbers).toEqual(['basil', items.oil, items.flour, items.napkins, items.chicken])
    expect(rows.map(({ group }) => group?.name)).toEqual([
      'Produce',
      'Dairy',
      'Dry goods',
      'Dry goods',
      'Meat and poultry',
    ])
  })

  test('shows the lines of categories and locations, and of none [GUIDE-1]', async () => {
    const params = await shelved()
    const found = async (query: Query) => (await read(params, query)).numbers
    expect(await found({ locationIds: [ids.cooler] })).toEqual([items.chicken, 'basil'])
    expect(await found({ locationIds: ['none', ids.dry] })).toEqual([items.flour, items.oil, items.napkins])
    expect(await found({ categoryIds: [ids.produce, 'meat'] })).toEqual([items.chicken, 'basil'])
    expect(await found({ categoryIds: ['none'] })).toEqual([])
    expect(await found({ categoryIds: ["' or true"] })).toEqual([])
    const counted = await read(params, { locationIds: [ids.dry], includeTotal: 'true' })
    expect(counted.totalRecords).toBe(2)
  })

  test('is found by description, own words, numbers, brand and GTIN [GUIDE-1]', async () => {
    const params = await shelved()
    await api.db.run(`insert into customer_items values ('NLV', '0000101', '${items.oil}', 'Aceite', 'KP-778')`)
    const found = async (keyword: string) => (await read(params, { keyword })).numbers
    expect(await found('flour')).toEqual([items.flour])
    expect(await found('aceite')).toEqual([items.oil])
    expect(await found('kp-778')).toEqual([items.oil])
    expect(await found('rosa basil')).toEqual(['basil'])
    expect(await found('millstone')).toEqual([items.flour, items.napkins])
    expect(await found('012345600012')).toEqual([items.flour])
    expect(await found('1003')).toEqual([items.chicken])
    expect(await found('nothing like it')).toEqual([])
    const counted = await read(params, { keyword: 'millstone', includeTotal: 'true' })
    expect([counted.totalRecords, counted.hasNextPage]).toEqual([2, false])
  })

  test('follows another by 25, 50, 100, 250 or 500 lines; the total comes with the first alone [GUIDE-1]', async () => {
    await api.db.run(
      `insert into items (division, item_number, description, brand, category_id)
       select 'NLV', (3000000 + n)::text, 'PAGED ' || n, 'Millstone', 'dry' from generate_series(1, 60) n`,
    )
    const numbers = Array.from({ length: 60 }, (_, at) => String(3_000_001 + at))
    const params = await madeGuide(
      buyer,
      numbers.map((itemNumber) => ({ itemNumber })),
    )
    const first = await read(params, { pageSize: 25, includeTotal: 'true' } as never)
    const second = await read(params, { pageSize: 25, pageNo: 2, includeTotal: 'true' } as never)
    const third = await read(params, { pageSize: 25, pageNo: 3 } as never)
    expect([...first.numbers, ...second.numbers, ...third.numbers]).toEqual(numbers)
    expect([first, second, third].map(({ totalRecords, hasNextPage }) => [totalRecords, hasNextPage])).toEqual([
      [60, true],
      [null, true],
      [null, false],
    ])
    expect((await read(params, { pageNo: 9 } as never)).rows).toEqual([])
    const wrong = await buyer.call(getGuide, { params, query: { pageSize: 30 } as never })
    expect([codeOf(wrong), wrong.ok ? null : wrong.body.field]).toEqual(['invalid_request', 'pageSize'])
  })

  test('has the prices of the cart’s day, or none when they are not asked for [GUIDE-3]', async () => {
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, case_price_cents) values ('NLV', '${items.oil}', 'B:0000100', '2026-03-05', 2900)`,
    )
    const params = await madeGuide(buyer, [{ itemNumber: items.oil }])
    const price = async (query: Query) => (await read(params, query)).rows[0]!.item?.price?.casePrice
    expect(await price({})).toBe(3000)
    expect(await price({ deliveryDate: '2026-03-05' })).toBe(2900)
    const { cart } = await buyer.ask(createCart, {
      params: shipTos.own,
      body: { cart: { deliveryDate: '2026-03-06' } },
    })
    expect(await price({ cartId: cart.id })).toBe(2900)
    expect(await price({ includePrice: 'false' })).toBeUndefined()
  })

  test('shows what is out of stock or discontinued with its alternate, what others own not at all [GUIDE-3, ITEM-9]', async () => {
    await api.db.run(
      `insert into item_alternates (division, item_number, alternate_number, rank, case_ratio_hundredths)
       values ('NLV', '${items.outOfStock}', '${items.flour}', 1, 100), ('NLV', '${items.outOfStock}', '${items.reserved}', 2, 100)`,
    )
    const params = await madeGuide(
      buyer,
      [items.outOfStock, items.discontinued, items.reserved, items.oil].map((itemNumber) => ({ itemNumber })),
    )
    await api.db.run(`update items set is_proprietary = true where item_number = '${items.reserved}'`)
    await api.db.run(`update items set erp_status = 'inactive' where item_number = '${items.oil}'`)
    const { rows } = await read(params, {})
    const { lines } = await buyer.ask(getGuideLines, { params })
    await api.db.run(
      `update items set is_proprietary = false, erp_status = 'active' where item_number in ('${items.reserved}', '${items.oil}')`,
    )
    expect(rows.map(({ alternates }) => alternates.map(({ itemNumber }) => itemNumber))).toEqual([
      [items.flour],
      [],
      [],
      [],
    ])
    expect(rows.map(({ item }) => item?.blockedReason)).toEqual([
      null,
      'Discontinued Item',
      undefined,
      "Item data visible but can't be added to cart",
    ])
    expect(JSON.stringify([rows, lines])).not.toContain('SAUCE HOUSE SPECIAL')
  })
})

describe('a new guide', () => {
  test('takes its lines from a cart of the ship-to, in their order [GUIDE-1]', async () => {
    const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
    for (const itemNumber of [items.oil, items.flour])
      await buyer.ask(addToCart, { params: { ...shipTos.own, cartId: cart.id, itemNumber }, body: { orderedCases: 1 } })
    const from = { kind: 'cart' as const, cartId: cart.id }
    const made = (name: string, source: typeof from) =>
      buyer.call(createGuide, { params: shipTos.own, body: { type: 'CustomOrder', name, from: source } })
    const answer = await made('From cart', from)
    expect(answer).toMatchObject({ status: 201, body: { guide: { lineCount: 2 }, leftOut: [] } })
    const guideId = answer.ok ? answer.body.guide.id : ''
    expect(await numbersIn(buyer, { ...shipTos.own, type: 'CustomOrder', guideId })).toEqual([items.oil, items.flour])
    expect(codeOf(await made('From no cart', { kind: 'cart', cartId: people.buyer }))).toBe('cart_not_found')
  })

  test('is a copy with pars and shelf, or what was bought in so many weeks [GUIDE-1]', async () => {
    const source = await shelved()
    await buyer.ask(updateGuide, {
      params: source,
      body: {
        action: 'UpdateGuideItemsOnly',
        itemsChanged: [{ lineId: (await linesIn(buyer, source))[0]!.lineId, caseParValue: 7 }],
      },
    })
    const copy = await buyer.ask(createGuide, {
      params: shipTos.own,
      body: {
        type: 'CustomInventory',
        name: 'Count',
        from: { kind: 'guide', type: source.type, guideId: source.guideId },
      },
    })
    const copied = await linesIn(buyer, { ...source, type: 'CustomInventory', guideId: copy.guide.id })
    expect(copied.map(({ itemNumber, caseParValue, locationId }) => [itemNumber, caseParValue, locationId])).toEqual([
      [items.flour, 7, ids.dry],
      [items.oil, null, ids.dry],
      [items.chicken, null, ids.cooler],
      [null, null, ids.cooler],
      [items.napkins, null, null],
    ])
    const body = { type: 'CustomOrder' as const, name: 'Bought', from: { kind: 'bought' as const, weeks: 4 } }
    expect((await buyer.ask(createGuide, { params: shipTos.own, body })).guide.lineCount).toBe(0)
    const tooLong = { ...body, name: 'Long', from: { kind: 'bought' as const, weeks: 105 } }
    expect(await buyer.call(createGuide, { params: shipTos.own, body: tooLong })).toMatchObject({ status: 400 })
  })
})

describe('filling to par', () => {
  test('orders what is missing by the last count while it is recent [GUIDE-3]', async () => {
    const params = await madeGuide(buyer, [
      { itemNumber: items.flour, caseParValue: 4 },
      { itemNumber: items.oil, caseParValue: 2 },
      { itemNumber: items.bread },
    ])
    const par = async () =>
      (await buyer.ask(getGuidePar, { params })).lines.map(({ itemNumber, orderedCases }) => [itemNumber, orderedCases])
    expect(await par()).toEqual([
      [items.flour, 4],
      [items.oil, 2],
    ])
    const counted = { itemNumber: items.flour, customItemId: null, hundredthsOfCases: 150, units: 0 }
    const now = api.clock.now()
    await api.db.inTransaction((tx) => noteCountedStock(tx, shipTos.own, now, [counted]))
    const older = new Date(now.getTime() - 60_000)
    await api.db.inTransaction((tx) => noteCountedStock(tx, shipTos.own, older, [{ ...counted, hundredthsOfCases: 0 }]))
    expect(await par()).toEqual([
      [items.flour, 3],
      [items.oil, 2],
    ])
  })
})
