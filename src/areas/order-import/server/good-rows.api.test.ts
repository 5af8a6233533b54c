import { beforeEach, expect, test } from 'vitest'
import { items } from '#tests/support/distributor.ts'
import { startOrderImports } from '#tests/support/order-imports.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { importOrder } from '../order-import.endpoints.ts'

const { db, send, sendFile } = await startOrderImports()
const file = `Item Number,Qty\n${items.flour},2\n0999999,1\n${items.oil},3\n${items.flour},4\n`
const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }

type Imported = CallAnswer<typeof importOrder> & { code: string }
const importIt = (importId: string, more: object = {}, key?: string) =>
  send<Imported>('buyer', {
    path: `/${importId}/cart`,
    payload: JSON.stringify({ mapping, cart: {}, ...more }),
    type: 'application/json',
    ...(key && { key }),
  })
const lines = () => db.rows('select item_number, ordered_cases from cart_lines order by cart_id, position')
const good = { leavesOutErrors: true }

beforeEach(async () => {
  await db.run('delete from carts')
  await db.run('delete from idempotency_keys')
})

test('one row at fault blocks the import, and the response has the number of good rows [IMPORT-2]', async () => {
  const { body } = await sendFile(file)
  const { body: refused } = await importIt(body.importId)
  expect(refused).toMatchObject({ isSuccess: false, cart: null, imported: 0, importedRows: 0, goodRows: 2 })
  expect(refused.errors.map(({ row, message }) => [row, message])).toEqual([
    [3, 'Item not found'],
    [5, 'Duplicate item'],
  ])
  expect(await lines()).toEqual([])
})

test('the good rows become a cart when the person chooses so, and the others are returned as errors [IMPORT-2]', async () => {
  const { body } = await sendFile(file)
  await importIt(body.importId)
  const { body: imported } = await importIt(body.importId, good)
  expect(imported).toMatchObject({ isSuccess: true, imported: 2, importedRows: 2, goodRows: 2 })
  expect(imported.errors.map(({ row }) => row)).toEqual([3, 5])
  expect(await lines()).toEqual([
    { item_number: items.flour, ordered_cases: 2 },
    { item_number: items.oil, ordered_cases: 3 },
  ])
})

test('good rows are ordered once, however often and however concurrently they are imported [IMPORT-2]', async () => {
  const { body } = await sendFile(file)
  const answers = await Promise.all(Array.from({ length: 6 }, () => importIt(body.importId, good)))
  expect(answers.filter(({ body: { isSuccess } }) => isSuccess)).toHaveLength(1)
  const { body: again } = await importIt(body.importId, good)
  expect(again).toMatchObject({ isSuccess: false, goodRows: 0 })
  expect(await lines()).toHaveLength(2)
})

test('the same key returns the same cart of good rows [IMPORT-2]', async () => {
  const { body } = await sendFile(file)
  const first = await importIt(body.importId, good, 'good-1')
  expect(await importIt(body.importId, good, 'good-1')).toEqual(first)
  expect(await lines()).toHaveLength(2)
})

test('after the good rows were imported only the others of the file can still be ordered [IMPORT-2]', async () => {
  const { body } = await sendFile(`Item Number,Qty,Right number\n${items.flour},2,x\n0999999,1,${items.oil}\n`)
  await importIt(body.importId, good)
  const other = { mapping: { ...mapping, itemCode: 2 } }
  const { body: rest } = await importIt(body.importId, other)
  expect(rest).toMatchObject({ isSuccess: true, imported: 1 })
  expect(await db.rows('select item_number from cart_lines order by item_number')).toEqual(
    [items.flour, items.oil].toSorted().map((item_number) => ({ item_number })),
  )
  const { status, body: over } = await importIt(body.importId, other)
  expect([status, over.code]).toEqual([409, 'import_already_done'])
})

test('without a good row nothing is created, whatever the person chooses [IMPORT-2]', async () => {
  const { body } = await sendFile('Item Number,Qty\n0999999,1\n')
  const { body: refused } = await importIt(body.importId, good)
  expect(refused).toMatchObject({ isSuccess: false, goodRows: 0, cart: null })
  expect(await db.rows('select id from carts')).toEqual([])
})

test('rows of one item are added up when the person chooses so [IMPORT-2]', async () => {
  const { body } = await sendFile(`Item Number,Qty\n${items.flour},2\n${Number(items.flour)},3\n`)
  const { body: imported } = await importIt(body.importId, { addsUpRepeats: true })
  expect(imported).toMatchObject({ isSuccess: true, imported: 1, importedRows: 2 })
  expect(await lines()).toEqual([{ item_number: items.flour, ordered_cases: 5 }])
})
