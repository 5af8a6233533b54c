import { beforeAll, expect, test } from 'vitest'
import { readXlsx } from '#areas/order-import/server/xlsx/read-xlsx.ts'
import { createPriceView } from '#areas/views/price-views.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { downloadPriceListPdf, downloadPriceListXlsx, getPriceList } from '../price-lists.endpoints.ts'

const api = await startApi()
const [buyer, dsr, admin, prospect] = await Promise.all([
  api.as('buyer'),
  api.as('dsr'),
  api.as('admin'),
  api.as('prospect'),
])
const params = shipTos.own
const view = async (who: typeof buyer, columns: readonly string[], more: object = {}) =>
  (
    await who.ask(createPriceView, {
      body: {
        name: `${columns.join()}${JSON.stringify(more)}`.slice(0, 60),
        columns: columns as never,
        sortBy: null,
        sortDirection: 'asc',
        sharedWith: 'nobody',
        ...more,
      },
    })
  ).priceViewId
const listed = (who: typeof buyer, query: object = {}) => who.ask(getPriceList, { params, query })
const bytesOf = (file: unknown): Buffer => file as Buffer
const sheetOf = async (who: typeof buyer, query: object = {}) =>
  (await readXlsx(bytesOf(await who.ask(downloadPriceListXlsx, { params, query })))).sheets[0]!.rows

let margins = ''
beforeAll(async () => {
  margins = await view(admin, ['description', 'casePrice', 'cost', 'margin'], { sharedWith: 'staff' })
})

test('a price list has the prices of the one rule for the ship-to and the day [STAFF-4, ITEM-8]', async () => {
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, reference)
     values ('NLV', $1, 'S:0000101', '2026-03-10', 1234, 'B-9')`,
    [items.flour],
  )
  const on = async (deliveryDate: string) => {
    const { rows, priceDate } = await listed(buyer, { deliveryDate })
    return [priceDate, Object.fromEntries(rows.map(({ itemNumber, cells }) => [itemNumber, cells[4]]))] as const
  }
  const [day, prices] = await on('2026-03-09')
  expect(day).toBe('2026-03-09')
  // The list, the contract of the bill-to, by weight, none.
  expect(prices[items.flour]).toBe('$20.00')
  expect(prices[items.oil]).toBe('$30.00')
  expect(prices[items.chicken]).toBe('est. $98.20')
  expect(prices[items.unpriced]).toBe('')
  expect((await on('2026-03-10'))[1][items.flour]).toBe('$12.34')
  // Reserved for another ship-to is seen by all; made for it alone by nobody else (ITEM-9).
  await api.db.run(`update items set is_proprietary = true where item_number = $1`, [items.reserved])
  expect((await listed(buyer)).rows.map(({ itemNumber }) => itemNumber)).not.toContain(items.reserved)
})

test('the workbook has the same rows, with figures as numbers [STAFF-4]', async () => {
  const viewId = await view(buyer, ['itemNumber', 'description', 'casePrice', 'eachPrice'], { sortBy: 'itemNumber' })
  const rows = await sheetOf(buyer, { viewId, deliveryDate: '2026-03-09' })
  expect(rows[0]!.slice(1)).toEqual(['Item', 'Description', 'Case price', 'Each price'])
  expect(rows[1]!.slice(1, 5)).toEqual([items.flour, 'FLOUR ALL PURPOSE', '20', '2.5'])
  const page = await listed(buyer, { viewId })
  expect(rows).toHaveLength(page.totalRecords + 1)
  expect(rows.slice(1).map((row) => row[1])).toEqual(page.rows.map(({ itemNumber }) => itemNumber))
})

test('margin is for those who may see it, on the screen, in the workbook and on paper [STAFF-4]', async () => {
  const { columns, note } = await listed(dsr, { viewId: margins })
  expect([columns.map(({ id }) => id), note]).toEqual([['description', 'casePrice', 'cost', 'margin'], null])
  expect((await sheetOf(dsr, { viewId: margins }))[0]).toContain('Margin %')
  // A member of staff without the right: the same view without its columns, and a sentence.
  await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.otherDsr])
  const inventory = await api.as('otherDsr')
  const without = await listed(inventory, { viewId: margins })
  expect(without.columns.map(({ id }) => id)).toEqual(['description', 'casePrice'])
  expect(without.note).toBe('Case cost and Margin % need the permission ‘View analysis’.')
  expect((await sheetOf(inventory, { viewId: margins }))[0]!.slice(1)).toEqual(['Description', 'Case price'])
  const paper = readPdf(bytesOf(await inventory.ask(downloadPriceListPdf, { params, query: { viewId: margins } })))
  expect(paper.flat().join(' ')).not.toContain('Margin')
  // A customer cannot even name a view of the staff.
  expect(codeOf(await buyer.call(getPriceList, { params, query: { viewId: margins } }))).toBe('view_not_found')
})

test('a view sorted by margin does not sort for those who may not see it [STAFF-4]', async () => {
  const byMargin = await view(admin, ['itemNumber', 'description', 'casePrice'], {
    sortBy: 'margin',
    sortDirection: 'desc',
    sharedWith: 'staff',
  })
  const order = async (who: typeof buyer) =>
    (await listed(who, { viewId: byMargin })).rows.map(({ itemNumber }) => itemNumber)
  const ofStaff = await order(dsr)
  const inventory = await api.as('otherDsr')
  const plain = (await listed(inventory)).rows.map(({ itemNumber }) => itemNumber)
  expect(await order(inventory)).toEqual(plain)
  expect(ofStaff).not.toEqual(plain)
})

test('categories, brands and a guide narrow it; a guide keeps the order of its shelf [STAFF-4]', async () => {
  const numbers = async (query: object) => (await listed(buyer, query)).rows.map(({ itemNumber }) => itemNumber)
  expect(await numbers({ categoryIds: ['meat'] })).toEqual([items.chicken, items.oysters])
  expect(await numbers({ brands: ['Larder Select'], categoryIds: ['dry'] })).toEqual([items.oil])
  const guideId = '018f0000-0000-7000-8000-00000000beef'
  await api.db.run(
    `insert into guides (id, division, ship_to, type, name) values ($1, 'NLV', '0000101', 'CustomOrder', 'List')`,
    [guideId],
  )
  await api.db.run(
    `insert into guide_items (guide_id, line_id, division, ship_to, item_number, sort_sequence)
     select $1, gen_random_uuid(), 'NLV', '0000101', n, place from unnest($2::text[]) with ordinality x (n, place)`,
    [guideId, [items.oysters, items.flour, items.chicken]],
  )
  expect(await numbers({ guideId })).toEqual([items.oysters, items.flour, items.chicken])
  expect(await numbers({ guideId, categoryIds: ['meat'] })).toEqual([items.oysters, items.chicken])
  const byName = await view(buyer, ['description', 'casePrice'], { sortBy: 'description' })
  expect(await numbers({ guideId, viewId: byName })).toEqual([items.chicken, items.flour, items.oysters])
  const other = { params: shipTos.sibling, query: { guideId } }
  expect(codeOf(await buyer.call(getPriceList, other))).toBe('price_list_guide_not_found')
})

test('a prospect has no prices, and no list of them [STAFF-4, CUST-4]', async () => {
  const of = { params: shipTos.prospective, query: {} }
  for (const call of [getPriceList, downloadPriceListXlsx, downloadPriceListPdf])
    expect(codeOf(await prospect.call(call, of))).toBe('price_list_prospect')
})

test('a list of the staff says on paper that it is not for the customer [STAFF-4]', async () => {
  const query = { viewId: margins, paper: 'a4' as const }
  const [first] = readPdf(bytesOf(await dsr.ask(downloadPriceListPdf, { params, query })))
  expect(first!.join(' ')).toContain('With cost and margin: for staff only, not for the customer.')
  const [plain] = readPdf(bytesOf(await dsr.ask(downloadPriceListPdf, { params, query: {} })))
  expect(plain!.join(' ')).not.toContain('staff only')
})
