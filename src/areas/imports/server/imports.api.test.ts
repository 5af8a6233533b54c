import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importBytes } from './public.ts'
import { UnreadableFile } from './source-row.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'

const { db } = await testDatabase()

async function* bytesOf(text: string | Buffer) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, ...lines: string[]) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })
const ndjson = (kind: ImportKindName, ...rows: object[]) =>
  importBytes(db, importKinds[kind], bytesOf(rows.map((row) => JSON.stringify(row)).join('\n')), { format: 'ndjson' })

await csv('divisions', 'division,name,timeZone', 'NLV,North Las Vegas,America/Los_Angeles')
await csv('brands', 'brand,isEBrand', 'Meadow,no', 'Larder,yes')
await csv('categories', 'categoryId,name,parentId', 'dairy,Dairy,', 'milk,Milk,dairy')
await csv('gpos', 'id,name', 'g1,First Group')

test('a file is taken once: repeating it changes nothing [PLAT-3]', async () => {
  const file = [
    'division,itemNumber,description,brand,categoryId,netWeight,isBrokenCase,gtin,gpoIds,storageTemp.min,storageTemp.max',
    'NLV,1234,"Milk, whole",Meadow,milk,34.5,Y,5051379043735,g1,33,40',
    'NLV,1235,Cream,Larder,milk,10,N,,,,',
  ]
  expect(await csv('items', ...file)).toMatchObject({ read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 })
  expect(await csv('items', ...file)).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2, refused: 0 })
  const changed = await csv('items', ...file.slice(0, 2), 'NLV,1235,Sweet cream,Larder,milk,10,N,,,,')
  expect(changed).toMatchObject({ read: 2, added: 0, changed: 1, unchanged: 1, refused: 0 })
  expect(await db.row(`select * from items where item_number = '0001234'`)).toMatchObject({
    description: 'Milk, whole',
    gtin: '05051379043735',
    case_weight_hundredths: 3450,
    is_broken_case: true,
    gpo_ids: ['g1'],
    details: { storageTemp: { min: 33, max: 40 } },
  })
})

test('a column that is left out stays as stored, an empty cell clears [PLAT-3]', async () => {
  const detail = { calories: 120, shippingInfo: { depth: 12.5, shelfLife: 20 }, allergensContains: ['milk'] }
  await ndjson('items', { division: 'NLV', itemNumber: '1234', ...detail })
  await csv('items', 'division,itemNumber,calories,gtin', 'NLV,1234,,')
  expect(await db.row(`select gtin, details from items where item_number = '0001234'`)).toEqual({
    gtin: '',
    details: {
      storageTemp: { min: 33, max: 40 },
      shippingInfo: { depth: 12.5, shelfLife: 20 },
      allergensContains: ['milk'],
    },
  })
})

test('a refused row names line, field and reason and loses nothing else [PLAT-3]', async () => {
  const report = await csv(
    'items',
    'division,itemNumber,description,brand,categoryId,netWeight,isCatchWeight',
    'NLV,2001,Good,Meadow,milk,,',
    'NLV,2002,Bad brand,Nobody,milk,,',
    'NLV,2003,Bad weight,Meadow,milk,about 12,',
    'NLV,2004,Maybe by the pound,Meadow,milk,12 ONZ,perhaps',
    'ZZZ,2005,Elsewhere,Meadow,milk,,',
    'NLV,2001,Again,Meadow,milk,,',
    'NLV,2006,Too,many,cells,,,9',
    'NLV,2007,,Meadow,milk,,',
    'NLV,2008,Also good,Meadow,milk,,',
  )
  expect(report).toMatchObject({ read: 9, added: 2, changed: 0, unchanged: 0, refused: 7 })
  expect(report.refusals).toEqual([
    { line: 3, field: 'brand', reason: 'There is no such brand' },
    {
      line: 4,
      field: 'netWeight',
      reason: 'must be a weight in pounds such as 12.5, or with lb, oz, kg or g, not “about 12”',
    },
    { line: 5, field: 'isCatchWeight', reason: 'must be yes or no, not “perhaps”' },
    { line: 6, field: 'division', reason: 'There is no such division' },
    { line: 7, field: '', reason: 'Line 2 is about the same; only the first one counts' },
    { line: 8, field: '', reason: 'The row has 8 cells instead of 7' },
    { line: 9, field: 'description', reason: 'is required' },
  ])
  expect(
    await db.row(`select rows_read, refused, finished_at is not null as done from import_runs
    where id = '${report.runId}'`),
  ).toEqual({ rows_read: 9, refused: 7, done: true })
})

test('a fact that cannot be read is left out with a warning, its item is stored, and keeps what it had [PLAT-3]', async () => {
  const head =
    'division,itemNumber,description,brand,categoryId,gtin,storageTemp.min,storageTemp.max,shippingInfo.depth'
  await csv('items', head, 'NLV,3001,Before,Meadow,milk,5051379043735,33,40,10')
  const report = await csv(
    'items',
    head,
    'NLV,3001,After,Meadow,milk,5051379043736,30,cold,254 mm',
    'NLV,3002,As printed,Meadow,milk,0 22652 19211 7,,40,8.12345',
    'NLV,3003,No brand,Nobody,milk,wrong,,,',
  )
  expect(report).toMatchObject({ read: 3, added: 1, changed: 1, refused: 1, leftOut: 3 })
  const code = 'must be a GTIN of 8, 12, 13 or 14 digits with a right check digit'
  // Of a refused row nothing was stored: nothing was left out of it either.
  expect(report.warnings).toEqual([
    { line: 2, field: 'gtin', reason: `${code}, not “5051379043736”` },
    { line: 2, field: 'storageTemp.max', reason: 'must be a number, not “cold”' },
    { line: 3, field: 'storageTemp.min', reason: 'is required beside storageTemp.max' },
  ])
  expect(
    await db.rows(`select description, gtin, details from items where item_number like '000300%' order by 1`),
  ).toEqual([
    {
      description: 'After',
      gtin: '05051379043735',
      details: { storageTemp: { min: 33, max: 40 }, shippingInfo: { depth: 10 } },
    },
    { description: 'As printed', gtin: '00022652192117', details: { shippingInfo: { depth: 8.1235 } } },
  ])
  expect(await db.row('select left_out, warnings from import_runs where id = $1', [report.runId])).toEqual({
    left_out: 3,
    warnings: report.warnings,
  })
})

test('catch weight has a price by the pound, and nothing else has one [PLAT-3, ITEM-8]', async () => {
  const items = 'division,itemNumber,description,brand,categoryId,netWeight,isCatchWeight'
  await csv('items', items, 'NLV,4001,Brisket,Meadow,milk,30,yes', 'NLV,4002,Butter,Meadow,milk,30,no')
  const report = await csv(
    'prices',
    'division,itemNumber,startsOn,casePrice,perPound,priceClass',
    'NLV,4001,2026-01-01,25.34,,',
    'NLV,4001,2026-01-01,,7.64,A',
    'NLV,4001,2026-01-01,229.20,7.64,B',
    'NLV,4002,2026-01-01,,7.64,',
    'NLV,4002,2026-01-01,25.34,,A',
  )
  expect(report).toMatchObject({ added: 3, refused: 2 })
  expect(report.refusals).toEqual([
    { line: 2, field: 'casePrice', reason: 'Catch weight is priced by the pound: give perPound' },
    { line: 5, field: 'perPound', reason: 'Only catch weight is priced by the pound: give casePrice' },
  ])
})

test('a new row needs what a change of a stored row may leave out [PLAT-3]', async () => {
  const report = await csv('items', 'division,itemNumber,popularity', 'NLV,1234,7', 'NLV,9999,7')
  expect(report).toMatchObject({ changed: 1, refused: 1 })
  expect(report.refusals[0]).toMatchObject({ line: 3, field: 'description' })
})

test('a category whose parent is refused is refused, too [PLAT-3]', async () => {
  const report = await csv('categories', 'categoryId,name,parentId', 'a,A,b', 'b,B,nowhere', 'c,C,d', 'd,D,')
  expect(report).toMatchObject({ added: 2, refused: 2 })
})

test('prices have a list, class, GPO or contract scope and their dates [PLAT-3]', async () => {
  await csv('bill-tos', 'division,billTo,name', 'NLV,77,Payer')
  await csv('items', 'division,itemNumber,description,brand,categoryId,isCatchWeight', 'NLV,1236,Roast,Meadow,milk,yes')
  const file = [
    'division;itemNumber;priceClass;gpoId;billTo;startsOn;endsOn;casePrice;perPound;reference',
    'NLV;1234;;;;01/02/2026;;12.34;;',
    'NLV;1234;A;;;2026-01-02;2026-12-31;11.1;;',
    'NLV;1236;;g1;;2026-01-02;;;3.4550;',
    'NLV;1234;;;77;2026-01-02;;9.99;;BID-7',
    'NLV;1234;A;g1;;2026-01-02;;9.99;;',
    'NLV;1234;;;78;2026-01-02;;9.99;;',
    'NLV;1234;B;;;2026-01-02;;9.999;;',
    'NLV;1234;C;;;2026-01-02;;;;',
    'NLV;1234;D;;;2026-01-02;2025-12-31;5;;',
  ]
  const report = await csv('prices', ...file)
  expect(report).toMatchObject({ read: 9, added: 4, refused: 5 })
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [6, 'gpoId'],
    [7, 'billTo'],
    [8, 'casePrice'],
    [9, 'casePrice'],
    [10, 'endsOn'],
  ])
  expect(await csv('prices', ...file)).toMatchObject({ added: 0, unchanged: 4, refused: 5 })
  expect(
    await db.rows(
      `select scope, case_price_cents, per_pound_hundredths, reference from item_prices
       where item_number in ('0001234', '0001236') order by scope`,
    ),
  ).toEqual([
    { scope: 'B:0000077', case_price_cents: 999, per_pound_hundredths: null, reference: 'BID-7' },
    { scope: 'C:A', case_price_cents: 1110, per_pound_hundredths: null, reference: '' },
    { scope: 'G:g1', case_price_cents: null, per_pound_hundredths: 34_550, reference: '' },
    { scope: 'L', case_price_cents: 1234, per_pound_hundredths: null, reference: '' },
  ])
})

test('a file without rows or without a key column is refused as a whole [PLAT-3]', async () => {
  await expect(csv('items', '')).rejects.toThrow(UnreadableFile)
  await expect(csv('items', 'division,description', 'NLV,x')).rejects.toThrow('no column itemNumber')
  await expect(csv('items', 'division,itemNumber,division', 'NLV,1,NLV')).rejects.toThrow('there twice')
  expect(await csv('brands', 'brand,colour', 'Red,red')).toMatchObject({ added: 1, ignoredColumns: ['colour'] })
})
