import { beforeEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importBytes, type ImportOptions } from './public.ts'

const { db } = await testDatabase()

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, lines: readonly string[], options: ImportOptions = {}) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv', ...options })

await csv('divisions', ['division,name,timeZone', 'NLV,North,America/Los_Angeles', 'NIC,South,America/Los_Angeles'])
await csv('bill-tos', ['division,billTo,name', 'NLV,10,Payer', 'NIC,10,Payer'])
await csv('brands', ['brand', 'Meadow'])
await csv('categories', ['categoryId,name', 'dairy,Dairy'])

const head = 'division,itemNumber,description,brand,categoryId'
const item = (number: number, division = 'NLV') => `${division},${number},Item ${number},Meadow,dairy`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const states = async () =>
  (
    await db.rows<{ name: string }>(
      `select division || ' ' || item_number || ' ' || erp_status as name from items where erp_status <> 'active'
       order by 1`,
    )
  ).map(({ name }) => name)
const gone = { maxPercent: 10 }

beforeEach(async () => {
  await db.run('delete from item_prices; delete from items; delete from ship_tos')
  await csv('items', [head, ...numbers(20).map((number) => item(number)), item(1, 'NIC')])
})

test('brands and categories that items name are made when asked for, but not for refused rows [PLAT-3]', async () => {
  const file = [
    head,
    'NLV,100,Tofu,Soyland,Soy Foods',
    'NLV,101,Tempeh,Soyland,Soy Foods',
    'ZZZ,102,Elsewhere,Nowhere,Nothing',
    'NLV,103,Milk,Meadow,dairy',
  ]
  expect(await csv('items', file)).toMatchObject({ added: 1, refused: 3, made: [] })
  const preview = await csv('items', file, { makesMissing: true, isPreview: true })
  const made = [
    { kind: 'brands', count: 1, names: ['Soyland'] },
    { kind: 'categories', count: 1, names: ['Soy Foods'] },
  ]
  expect(preview).toMatchObject({ added: 2, unchanged: 1, refused: 1, made, isPreview: true })
  expect(await db.rows('select 1 from brands where name = $1', ['Soyland'])).toEqual([])
  expect(await db.rows('select 1 from import_runs where id = $1', [preview.runId])).toEqual([])
  const report = await csv('items', file, { makesMissing: true })
  expect(report).toMatchObject({ added: 2, unchanged: 1, refused: 1, made })
  expect(await db.rows(`select name from brands where name in ('Soyland', 'Nowhere')`)).toEqual([{ name: 'Soyland' }])
  expect(await db.row(`select name, top_id from categories where id = 'Soy Foods'`)).toEqual({
    name: 'Soy Foods',
    top_id: 'Soy Foods',
  })
  expect(await db.row('select made from import_runs where id = $1', [report.runId])).toEqual({ made })
  expect(await csv('items', file, { makesMissing: true })).toMatchObject({ unchanged: 3, made: [] })
})

test('what is not in the file becomes inactive, in its division alone, and is back with its row [PLAT-3]', async () => {
  const without = [head, ...numbers(18).map((number) => item(number))]
  const preview = await csv('items', without, { gone, isPreview: true })
  expect(preview.gone).toMatchObject({ count: 2, of: 20, isHeld: false, names: ['NLV 0000019', 'NLV 0000020'] })
  expect(await states()).toEqual([])
  expect(await csv('items', without)).toMatchObject({ gone: null })
  expect(await states()).toEqual([])
  expect((await csv('items', without, { gone })).gone).toMatchObject({ count: 2, of: 20, isHeld: false })
  expect(await states()).toEqual(['NLV 0000019 inactive', 'NLV 0000020 inactive'])
  expect((await csv('items', without, { gone })).gone).toMatchObject({ count: 0, of: 18 })
  await csv('items', [...without, item(19)], { gone })
  expect(await states()).toEqual(['NLV 0000020 inactive'])
})

test('more than the limit is not taken as gone, nor anything when a row has no key; the rows are stored [PLAT-3]', async () => {
  const half = [head, ...numbers(10).map((number) => item(number)), 'NLV,30,New,Meadow,dairy']
  const report = await csv('items', half, { gone })
  expect(report).toMatchObject({ added: 1, gone: { count: 10, of: 21, isHeld: true } })
  expect(await states()).toEqual([])
  const broken = [head, ...numbers(19).map((number) => item(number)), 'NLV,30,New,Meadow,dairy', 'NLV,20']
  expect((await csv('items', broken, { gone })).gone).toMatchObject({ count: 1, isHeld: true, unreadRows: 1 })
  expect(await states()).toEqual([])
  // A refused row is in the file all the same.
  const refused = [
    head,
    ...numbers(19).map((number) => item(number)),
    'NLV,30,New,Meadow,dairy',
    'NLV,20,,Meadow,dairy',
  ]
  expect((await csv('items', refused, { gone })).gone).toMatchObject({ count: 0, isHeld: false })
  expect((await csv('items', half, { gone: { maxPercent: 50 } })).gone).toMatchObject({ count: 10, isHeld: false })
  expect(await states()).toHaveLength(10)
})

test('prices that are not in the file end yesterday; scopes of which it has none and prices of staff stay [PLAT-3, ITEM-8]', async () => {
  const prices = 'division,itemNumber,priceClass,startsOn,casePrice'
  const all = ['NLV,1,,2026-01-01,10', 'NLV,2,,2026-01-01,10', 'NLV,3,,2026-01-01,10', 'NLV,4,,2999-01-01,10']
  await csv('prices', [prices, ...all, 'NLV,1,A,2026-01-01,9'])
  const author = '01900000-0000-7000-8000-000000000001'
  await db.run(`insert into price_change_authors values ($1, 'Ana', now())`, [author])
  await db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, change_id)
     values ('NLV', '0000005', 'L', '2026-01-01', 1100, $1)`,
    [author],
  )
  const report = await csv('prices', [prices, ...all.slice(0, 2)], { gone: { maxPercent: 50 } })
  expect(report.gone).toMatchObject({ count: 2, of: 4, isHeld: false })
  const left = () =>
    db.rows<{ open: boolean }>(`select item_number as item, scope, ends_on is null as open,
      coalesce(ends_on = (now() at time zone 'America/Los_Angeles')::date - 1, false) as "endedYesterday"
      from item_prices order by 1, 2`)
  const open = { open: true, endedYesterday: false }
  expect(await left()).toEqual([
    { item: '0000001', scope: 'C:A', ...open },
    { item: '0000001', scope: 'L', ...open },
    { item: '0000002', scope: 'L', ...open },
    { item: '0000003', scope: 'L', open: false, endedYesterday: true },
    { item: '0000005', scope: 'L', ...open },
  ])
  await csv('prices', [prices, ...all], { gone })
  expect((await left()).every((price) => price.open)).toBe(true)
})

test('ship-tos become inactive, prospects stay; other kinds are never gone [PLAT-3, CUST-1]', async () => {
  const shipTos = 'division,shipTo,billTo,name,isProspective'
  const rows = numbers(10).map((number) => `NLV,${number},10,Kitchen ${number},no`)
  await csv('ship-tos', [shipTos, ...rows, 'NLV,99,10,Prospect,yes'])
  expect((await csv('ship-tos', [shipTos, ...rows.slice(1)], { gone })).gone).toMatchObject({ count: 1, of: 10 })
  expect(await db.rows('select number from ship_tos where not is_active')).toEqual([{ number: '0000001' }])
  await expect(csv('brands', ['brand', 'Meadow'], { gone })).rejects.toThrow('are not taken as gone')
})
