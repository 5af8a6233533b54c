import { expect, test } from 'vitest'
import { items } from '#tests/support/distributor.ts'
import { startOrderImports } from '#tests/support/order-imports.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { ImportProgress } from '../order-import.ts'
import type { importOrder } from '../order-import.endpoints.ts'
import { buildXlsx } from '../testing/build-xlsx.ts'

const { db, send, sendFile } = await startOrderImports()
const rows = 10_000
await db.run(`
  insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin, erp_status, cost_cents)
  select 'NLV', '5' || lpad(n::text, 6, '0'), 'ITEM ' || n, '1/1', 'Millstone', 'dry', '', 'active', 100
  from generate_series(1, ${rows}) n`)
await db.run(`
  insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
  select division, item_number, 'L', '2020-01-01', 200 from items where item_number like '5%'`)
const numberOf = (n: number) => `5${String(n).padStart(6, '0')}`
const header = ['Item Number', 'Description', 'Order QTY CS', 'Order QTY EA'] as const
const all = Array.from({ length: rows }, (_, n) => [numberOf(n + 1), `ITEM ${n}`, 1 + (n % 9), null] as const)

async function importAll(file: string | Buffer) {
  const { body } = await sendFile(file)
  const payload = JSON.stringify({ mapping: body.guess, cart: {} })
  const path = `/${body.importId}`
  const progress = async () => (await send<ImportProgress>('buyer', { method: 'GET', path })).body
  const importing = send<CallAnswer<typeof importOrder>>('buyer', {
    path: `${path}/cart`,
    payload,
    type: 'application/json',
  })
  const seen = new Set<string>()
  let isRunning = true
  void importing.finally(() => {
    isRunning = false
  })
  while (isRunning) seen.add((await progress()).stage)
  return { answer: (await importing).body, seen, progress }
}

test('10,000 lines of CSV become a cart, and the progress can be read in the meantime [IMPORT-3]', async () => {
  const csv = [header, ...all].map((row) => row.map((one) => one ?? '').join(',')).join('\r\n')
  const { answer, seen, progress } = await importAll(csv)
  expect([answer.isSuccess, answer.imported, answer.cart?.totals.lines]).toEqual([true, rows, rows])
  expect((await db.row<{ n: number }>('select count(*)::int as n from cart_lines')).n).toBe(rows)
  expect(seen.has('checking') || seen.has('saving')).toBe(true)
  expect(await progress()).toEqual({ stage: 'done', done: rows, total: rows })
  expect(await db.rows('select content from order_import_sheets')).toEqual([])
}, 30_000)

test('10,000 lines of a workbook with one row at fault create nothing [IMPORT-2, IMPORT-3]', async () => {
  await db.run('delete from carts')
  const wrong = [items.oil, 'OIL', null, 1] as const
  const { answer, progress } = await importAll(buildXlsx([header, ...all.slice(1), wrong]))
  expect(answer.errors).toEqual([
    {
      row: rows + 1,
      itemNumber: items.oil,
      description: 'OIL CANOLA',
      errorCode: 'eaches_not_sold',
      message: 'This item is sold by the case only',
    },
  ])
  expect(await db.rows('select id from carts')).toEqual([])
  await expect.poll(async () => (await progress()).stage).toBe('waiting')
}, 30_000)
