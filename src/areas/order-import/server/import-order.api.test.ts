import { beforeEach, expect, test } from 'vitest'
import { items, type Person, shipTos } from '#tests/support/distributor.ts'
import { startOrderImports } from '#tests/support/order-imports.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { ColumnMapping } from '../order-import.ts'
import type { importOrder } from '../order-import.endpoints.ts'

const { db, send, sendFile } = await startOrderImports()
const header = 'Item Number,Order QTY CS,Order QTY EA\n'
const mapping: ColumnMapping = { itemCode: 0, orderedCases: 1, orderedUnits: 2, unit: null }

type Imported = CallAnswer<typeof importOrder> & { code: string }
interface Wanted {
  readonly mapping?: ColumnMapping
  readonly person?: Person
  readonly cart?: object
  readonly key?: string
}
const importIt = (importId: string, { person = 'buyer', cart = {}, key, ...wanted }: Wanted = {}) =>
  send<Imported>(person, {
    path: `/${importId}/cart`,
    payload: JSON.stringify({ mapping: wanted.mapping ?? mapping, cart }),
    type: 'application/json',
    ...(key && { key }),
  })
async function importFile(rows: string, wanted: Wanted = {}) {
  const { body } = await sendFile(header + rows, wanted.person)
  return importIt(body.importId, wanted)
}
const count = async (table: string) => (await db.row<{ n: number }>(`select count(*)::int as n from ${table}`)).n

beforeEach(async () => {
  await db.run('delete from carts')
  await db.run('delete from idempotency_keys')
})

test('every row becomes a line of a new cart, which is the active one; numbers are padded [IMPORT-1]', async () => {
  const cart = { poNumber: 'PO-9' }
  const { status, body } = await importFile(`1001,2,3\n${items.oil},1,\n1003,4,0\n`, { cart })
  expect([status, body.isSuccess, body.message, body.imported]).toEqual([200, true, 'Cart created successfully', 3])
  expect(body.cart).toMatchObject({ po: 'PO-9', isActive: true, totals: { lines: 3, totalOrderedCases: 7 } })
  expect(await db.rows('select item_number, ordered_cases, ordered_units from cart_lines order by position')).toEqual([
    { item_number: items.flour, ordered_cases: 2, ordered_units: 3 },
    { item_number: items.oil, ordered_cases: 1, ordered_units: 0 },
    { item_number: items.chicken, ordered_cases: 4, ordered_units: 0 },
  ])
})

const faults: [string, string, string, string][] = [
  ['unknown', '0999999,1,', '', 'Item not found'],
  ['that is no number at all', '"=cmd|x",1,', '', 'Item not found'],
  ['of another customer only', `${items.reserved},1,`, 'SAUCE HOUSE SPECIAL', 'Proprietary item'],
  ['discontinued', `${items.discontinued},1,`, 'BEANS GREEN OLD', 'Discontinued Item'],
  ['without a price', `${items.unpriced},1,`, 'TRUFFLE WHOLE', 'Item price not available'],
  [
    'by the each only, ordered by the case',
    `${items.napkins},1,`,
    'NAPKIN DINNER WHITE',
    'Case par value not allowed for each only item',
  ],
  ['by the case only, ordered by the each', `${items.oil},,1`, 'OIL CANOLA', 'This item is sold by the case only'],
  ['a second time', `1001,1,`, 'FLOUR ALL PURPOSE', 'Duplicate item'],
  ['without a number', ',1,', '', 'Item number is missing'],
  ['a negative quantity', `${items.oil},-1,`, 'OIL CANOLA', 'Invalid item quantity'],
  ['a fraction', `${items.oil},1.5,`, 'OIL CANOLA', 'Invalid item quantity'],
  ['ten thousand', `${items.oil},10000,`, 'OIL CANOLA', 'Invalid item quantity'],
  ['more than a number holds', `${items.oil},99999999999999999999,`, 'OIL CANOLA', 'Invalid item quantity'],
  ["another script's digits", `${items.oil},٣,`, 'OIL CANOLA', 'Invalid item quantity'],
  ['an exponent', `${items.oil},1e2,`, 'OIL CANOLA', 'Invalid item quantity'],
]
test.each(faults)(
  'an item %s is a row error, and nothing is created [IMPORT-2]',
  async (_, row, description, message) => {
    const { status, body } = await importFile(`${items.flour},1,\n${row}\n`)
    expect([status, body.isSuccess, body.cart, body.imported]).toEqual([200, false, null, 0])
    expect(body.errors).toHaveLength(1)
    expect(body.errors[0]).toMatchObject({ row: 3, description, message })
    expect([await count('carts'), await count('active_carts'), await count('cart_changes')]).toEqual([0, 0, 0])
  },
)

test('just-in-time and drop-ship items are refused for a will-call order [IMPORT-2, ITEM-7]', async () => {
  const cart = { soType: 'willCall' }
  const { body } = await importFile(`${items.oysters},1,\n${items.bread},1,\n`, { cart })
  const words = 'Cannot add for Will Call order'
  expect(body.errors.map(({ row, message }) => [row, message])).toEqual([
    [2, words],
    [3, words],
  ])
})

test('a special-order item is not imported [IMPORT-2]', async () => {
  await db.run('update items set is_special_order = true where item_number = $1', [items.outOfStock])
  const { body } = await importFile(`${items.outOfStock},1,\n`)
  expect(body.errors[0]).toMatchObject({ errorCode: 'row_special_order_item', message: 'Special order item' })
})

test('an item made for other customers is reported as not found, even when repeated [IMPORT-2, ITEM-9]', async () => {
  await db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
  const { body } = await importFile(`${items.reserved},1,\n${items.reserved},1,\n`)
  expect(body.errors.map(({ description }) => description)).toEqual(['', ''])
  expect(body.errors[0]?.errorCode).toBe('row_item_not_found')
  await db.run('update items set is_proprietary = false')
})

test('after row errors the same file can be mapped again [IMPORT-2]', async () => {
  const { body } = await sendFile('Item Number,Qty,Other\n1001,-5,2\n')
  const first = await importIt(body.importId, {
    mapping: { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null },
  })
  expect(first.body.isSuccess).toBe(false)
  const second = await importIt(body.importId, {
    mapping: { itemCode: 0, orderedCases: 2, orderedUnits: null, unit: null },
  })
  expect(second.body).toMatchObject({ isSuccess: true, imported: 1 })
  const third = await importIt(body.importId)
  expect([third.status, third.body.code]).toEqual([409, 'import_already_done'])
})

const mappings: [string, ColumnMapping, string][] = [
  [
    'the same column twice',
    { itemCode: 0, orderedCases: 0, orderedUnits: null, unit: null },
    'import_duplicate_columns',
  ],
  [
    'no item number',
    { itemCode: null, orderedCases: 1, orderedUnits: null, unit: null },
    'import_item_column_required',
  ],
  [
    'an empty column as item number',
    { itemCode: 2, orderedCases: 1, orderedUnits: null, unit: null },
    'import_item_number_missing',
  ],
  [
    'a column that is not there',
    { itemCode: 0, orderedCases: 9, orderedUnits: null, unit: null },
    'import_column_unknown',
  ],
]
test.each(mappings)('a mapping with %s is refused [IMPORT-1]', async (_, wrong, code) => {
  const { body } = await importFile('1001,,\n1002,1,\n', { mapping: wrong })
  expect(body.code).toBe(code)
})

test('a file becomes one cart, however often and however concurrently it is confirmed [IMPORT-2]', async () => {
  const { body } = await sendFile(`${header}1001,1,\n`)
  const answers = await Promise.all(Array.from({ length: 6 }, () => importIt(body.importId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body: { code } }) => code === 'import_already_done')).toHaveLength(5)
  expect(await count('carts')).toBe(1)
})

test('the same idempotency key returns the stored response [IMPORT-2]', async () => {
  const { body } = await sendFile(`${header}1001,1,\n`)
  const first = await importIt(body.importId, { key: 'once-1' })
  const again = await importIt(body.importId, { key: 'once-1' })
  expect(again).toEqual(first)
})

test("nobody imports another user's file, and a user who may not order creates nothing [ACCESS-4]", async () => {
  const { body } = await sendFile(`${header}1001,1,\n`)
  expect((await importIt(body.importId, { person: 'colleague' })).body.code).toBe('import_not_present')
  expect((await sendFile(`${header}1001,1,\n`, 'prospect', shipTos.prospective)).status).toBe(403)
  expect((await sendFile(`${header}1001,1,\n`, 'buyer', shipTos.foreign)).status).toBe(404)
  expect(await count('carts')).toBe(0)
})

test('staff import for a customer into a cart of their own [IMPORT-1]', async () => {
  const { body } = await importFile('1001,1,\n', { person: 'dsr' })
  expect(body.cart).toMatchObject({ type: 'internal', isVisibleToCustomer: false })
})

test('a file with a unit column is ordered in the units it names, by the suggested mapping [IMPORT-1]', async () => {
  const { body } = await sendFile(`Item Number,Qty,UOM\n${items.flour},3,EA\n${items.oil},2,CS\n`)
  expect(body.guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: null, unit: 2 })
  const { body: imported } = await importIt(body.importId, { mapping: body.guess })
  expect(imported.isSuccess).toBe(true)
  expect(await db.rows('select item_number, ordered_cases, ordered_units from cart_lines order by position')).toEqual([
    { item_number: items.flour, ordered_cases: 0, ordered_units: 3 },
    { item_number: items.oil, ordered_cases: 2, ordered_units: 0 },
  ])
})

test('an unknown unit is an error of its row [IMPORT-1, IMPORT-2]', async () => {
  const { body } = await sendFile(`Item Number,Qty,UOM\n${items.flour},3,PALLET\n`)
  const { body: refused } = await importIt(body.importId, { mapping: body.guess })
  expect(refused).toMatchObject({ isSuccess: false, errors: [{ row: 2, message: 'Invalid unit' }] })
  expect(await count('carts')).toBe(0)
})

test('a mapping without a unit is still accepted, as sent by earlier clients [IMPORT-1]', async () => {
  const { body } = await sendFile(header + `${items.flour},1,\n`)
  const { status } = await send<Imported>('buyer', {
    path: `/${body.importId}/cart`,
    payload: JSON.stringify({ mapping: { itemCode: 0, orderedCases: 1, orderedUnits: 2 }, cart: {} }),
    type: 'application/json',
  })
  expect(status).toBe(200)
})
