import { beforeEach, expect, test } from 'vitest'
import { items, shipTos } from '#tests/support/distributor.ts'
import { startOrderImports } from '#tests/support/order-imports.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { OrderRows, OrderTable } from '../order-import.ts'
import type { importOrder } from '../order-import.endpoints.ts'
import { buildBook, buildXlsx, type XlsxCell } from '../testing/build-xlsx.ts'

const { db, send, sendFile } = await startOrderImports()

const get = async <Body>(path: string, person: 'buyer' | 'colleague' = 'buyer') =>
  (await send<Body & { code: string }>(person, { method: 'GET', path })).body
const importIt = async (importId: string, body: object) =>
  (
    await send<CallAnswer<typeof importOrder> & { code: string }>('buyer', {
      path: `/${importId}/cart`,
      payload: JSON.stringify({ cart: {}, ...body }),
      type: 'application/json',
    })
  ).body
const lines = () =>
  db.rows('select item_number as item, ordered_cases as cs, ordered_units as ea from cart_lines order by position')

beforeEach(async () => {
  await db.run('delete from carts')
})

// An order guide as a distributor prints it and a kitchen fills it in.
const guide: XlsxCell[][] = [
  ['Riverside Grill - Weekly order guide'],
  ['Customer Number', 20001, null, 'Week of', '11/24/2026'],
  [],
  ['Item #', 'Description', 'Pack', 'Order'],
  ['DRY GOODS'],
  [Number(items.flour), 'FLOUR', '1/50 LB', 2],
  [Number(items.oil), 'OIL', '1/35 LB', null],
  [null, 'Dry goods total', null, 2],
  ['Item #', 'Description', 'Pack', 'Order'],
  ['POULTRY'],
  [Number(items.chicken), 'CHICKEN', '4/10 LB', '3 cs'],
  [null, 'TOTAL', null, 5],
  ['Page 1 of 1'],
]

test('a printed order guide is ordered as it is: its titles, headings, totals and blank rows are listed with their reasons [IMPORT-1]', async () => {
  const { body } = await sendFile(buildXlsx(guide))
  expect(body).toMatchObject({ headerRow: 4, rowCount: 9 })
  expect(body.guess).toEqual({ itemCode: 0, orderedCases: 3, orderedUnits: null, unit: null })
  const rows = await get<OrderRows>(`/${body.importId}/rows?itemCode=0&orderedCases=3`)
  expect(rows).toMatchObject({ wanted: 2, repeats: 0, withoutNumber: [] })
  expect(rows.notOrdered.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    '1 above_header',
    '2 above_header',
    '5 heading',
    '7 no_quantity',
    '8 total',
    '9 header_again',
    '10 heading',
    '12 total',
    '13 heading',
  ])
  expect(rows.notOrdered[3]?.text).toBe(`${Number(items.oil)}, OIL, 1/35 LB`)
  const imported = await importIt(body.importId, { mapping: body.guess })
  expect(imported).toMatchObject({ isSuccess: true, imported: 2, errors: [] })
  expect(await lines()).toEqual([
    { item: items.flour, cs: 2, ea: 0 },
    { item: items.chicken, cs: 3, ea: 0 },
  ])
})

test('another row can be the header, or none [IMPORT-1]', async () => {
  const { body } = await sendFile(`Item Number,Qty\nItem,Cases\n${items.flour},2\n`)
  expect(body.headerRow).toBe(1)
  const below = await get<OrderTable>(`/${body.importId}/table?headerRow=2`)
  expect([below.headerRow, below.rowCount, below.columns[1]?.header]).toEqual([2, 1, 'Cases'])
  const none = await get<OrderTable>(`/${body.importId}/table?headerRow=0`)
  expect([none.headerRow, none.rowCount]).toEqual([null, 3])
  expect((await get(`/${body.importId}/table?headerRow=9`)).code).toBe('import_header_unknown')
  expect((await get(`/${body.importId}/table?headerRow=3`)).code).toBe('import_file_empty')
})

const book = () =>
  buildBook([
    { name: 'Read me', rows: [['Call before six']] },
    {
      name: 'Order',
      rows: [
        ['Item', 'Qty'],
        [items.flour, 2],
        [items.oil, 1],
        [items.chicken, 4],
      ],
      hiddenRows: [3, 4],
    },
    {
      name: 'Last week',
      rows: [
        ['Item', 'Qty'],
        [items.oil, 7],
      ],
    },
    {
      name: 'Archive',
      rows: [
        ['Item', 'Qty'],
        [items.chicken, 9],
      ],
      isHidden: true,
    },
  ])

test('the likeliest sheet of a workbook is shown, and any other can be ordered, including hidden ones [IMPORT-1]', async () => {
  const { body } = await sendFile(book())
  expect(body.sheet).toBe(1)
  expect(body.sheets).toEqual([
    { index: 0, name: 'Read me', rowCount: 1, isHidden: false },
    { index: 1, name: 'Order', rowCount: 4, isHidden: false },
    { index: 2, name: 'Last week', rowCount: 2, isHidden: false },
    { index: 3, name: 'Archive', rowCount: 2, isHidden: true },
  ])
  const table = await get<OrderTable>(`/${body.importId}/table?sheet=3`)
  expect([table.sheet, table.columns[0]?.examples]).toEqual([3, [items.chicken]])
  expect((await get(`/${body.importId}/table?sheet=7`)).code).toBe('import_sheet_unknown')
  expect(await importIt(body.importId, { mapping: table.guess, sheet: 3 })).toMatchObject({ isSuccess: true })
  expect(await lines()).toEqual([{ item: items.chicken, cs: 9, ea: 0 }])
})

test('hidden rows are reported and left out, and ordered when the person includes them [IMPORT-1]', async () => {
  const { body } = await sendFile(book())
  expect(body.hiddenRows).toBe(2)
  const query = 'itemCode=0&orderedCases=1'
  const rows = await get<OrderRows>(`/${body.importId}/rows?${query}`)
  expect([rows.wanted, rows.notOrdered.map(({ reason }) => reason)]).toEqual([1, ['hidden_row', 'hidden_row']])
  expect(await get<OrderRows>(`/${body.importId}/rows?${query}&withHiddenRows=true`)).toMatchObject({ wanted: 3 })
  await importIt(body.importId, { mapping: body.guess, withHiddenRows: true })
  expect(await lines()).toHaveLength(3)
})

test('rows with a quantity and no number are named before anything is created [IMPORT-1]', async () => {
  const { body } = await sendFile(`Item,Qty\n${items.flour},2\n,3\n,4\n`)
  const rows = await get<OrderRows>(`/${body.importId}/rows?itemCode=0&orderedCases=1`)
  expect([rows.wanted, rows.withoutNumber]).toEqual([3, [3, 4]])
})

test('numbers with the formats of spreadsheets and accounting programs are read [IMPORT-1]', async () => {
  const file = `Item;Description;Qté;U/M\n${items.flour}.0;;3.0000000000000004;caisse\n#${items.oil}\u00a0;;2,00;CS\n"Poultry:${items.chicken} (CHICKEN)";;1;cs\n`
  const { body } = await sendFile(file)
  expect(await importIt(body.importId, { mapping: body.guess })).toMatchObject({ isSuccess: true, errors: [] })
  expect(await lines()).toEqual([
    { item: items.flour, cs: 3, ea: 0 },
    { item: items.oil, cs: 2, ea: 0 },
    { item: items.chicken, cs: 1, ea: 0 },
  ])
})

test('a file in which nothing can be ordered is refused with a message [IMPORT-1]', async () => {
  const { body } = await sendFile('Item,Qty\nDAIRY,\nTOTAL,0\n')
  const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }
  expect((await importIt(body.importId, { mapping })).code).toBe('import_nothing_to_order')
})

test('only the user who uploaded a file can read its tables and rows, for its ship-to [ACCESS-4]', async () => {
  const { body } = await sendFile(`Item,Qty\n${items.flour},2\n`)
  for (const path of [`/${body.importId}/table`, `/${body.importId}/rows?itemCode=0`]) {
    expect((await get(path, 'colleague')).code).toBe('import_not_present')
    const sibling = await send<{ code: string }>('buyer', { method: 'GET', path, shipTo: shipTos.sibling })
    expect(sibling.body.code).toBe('import_not_present')
  }
})
