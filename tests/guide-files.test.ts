import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { downloadGuideCsv, downloadGuideXlsx } from '#areas/guides/guide-files.endpoints.ts'
import { listGuides } from '#areas/guides/guides.endpoints.ts'
import { linesIn, madeGuide, standardGuide } from '#areas/guides/testing/made-guide.ts'
import { importFile } from '#areas/imports/imports.endpoints.ts'
import { readXlsx } from '#areas/order-import/server/xlsx/read-xlsx.ts'
import { type Client, startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
let admin: Client
let buyer: Client
beforeAll(async () => {
  ;[admin, buyer] = await Promise.all([api.as('admin'), api.as('buyer')])
  const own = `'NLV', '0000101'`
  await api.db.run(
    `insert into customer_locations values (gen_random_uuid(), ${own}, 'Dry store'), (gen_random_uuid(), ${own}, 'Walk-in cooler')`,
  )
  await api.db.run(
    `insert into custom_items (id, division, ship_to, description, customer_item_number, is_broken_case, eaches_per_case)
     values (gen_random_uuid(), ${own}, 'Heirloom tomatoes', 'X-2', true, 20)`,
  )
})

const send = (csv: string) =>
  admin.ask(
    importFile,
    { params: { kind: 'guides' } },
    { bytes: Buffer.from(csv), headers: { 'content-type': 'text/csv' } },
  )
const sample = readFileSync('docs/samples/guides.csv', 'utf8')
  .replaceAll('EST,2001', 'NLV,101')
  .replaceAll(',100,', `,${items.flour},`)
const pathOf = async (name: string) => {
  const { guides } = await buyer.ask(listGuides, { params: shipTos.own })
  const { id, type } = guides.find((guide) => guide.name === name)!
  return { ...shipTos.own, type, guideId: id }
}

test('the sample makes two guides, and sent again it changes nothing [GUIDE-1, PLAT-3]', async () => {
  expect(await send(sample)).toMatchObject({ added: 3, refused: 0 })
  expect(await send(sample)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 })
  const lines = await linesIn(buyer, await pathOf('Weekly order'))
  expect(lines).toMatchObject([
    { itemNumber: items.flour, caseParValue: 4, reorderPointPct: 50 },
    { type: 'customItem', description: 'Heirloom tomatoes', caseParValue: 1, eachParValue: 6 },
  ])
})

test('a guide that is downloaded and imported is the same guide, as CSV and as XLSX [GUIDE-1, PLAT-3]', async () => {
  const params = await pathOf('Weekly order')
  const csv = String(await buyer.ask(downloadGuideCsv, { params }))
  expect(await send(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 })
  const workbook = Buffer.from((await buyer.ask(downloadGuideXlsx, { params })) as Uint8Array)
  const { sheets } = await readXlsx(workbook)
  expect([sheets[0]!.name, sheets[0]!.rows.length]).toEqual(['Weekly order', 3])
  const rows = sheets[0]!.rows.map(([, ...cells]) => cells.join(';'))
  expect(rows).toEqual(
    csv
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll(',', ';')),
  )
})

test('a cell that a spreadsheet would run is escaped in CSV and a text in XLSX [security 57]', async () => {
  await api.db.run(`update items set description = '=1+1' where item_number = '${items.oil}'`)
  const params = await madeGuide(buyer, [{ itemNumber: items.oil }])
  expect(String(await buyer.ask(downloadGuideCsv, { params }))).toContain(",'=1+1,")
  const workbook = Buffer.from((await buyer.ask(downloadGuideXlsx, { params })) as Uint8Array)
  expect((await readXlsx(workbook)).sheets[0]!.rows[1]).toContain('=1+1')
})

test('a custom item whose number is not its alone is named by its id in a file, and read by it [GUIDE-1, GUIDE-4]', async () => {
  const ids = ['00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000b2']
  await api.db.run(
    `insert into custom_items (id, division, ship_to, description, customer_item_number)
     values ($1, 'NLV', '0000101', 'Sourdough', 'DOUGH'), ($2, 'NLV', '0000101', 'Sourdough, old', 'DOUGH'),
       ('00000000-0000-7000-8000-0000000000b3', 'NLV', '0000201', 'Of others', '')`,
    ids,
  )
  const params = await madeGuide(buyer, [{ customItemId: ids[0]! }, { customItemId: ids[1]! }])
  const { name } = (await buyer.ask(listGuides, { params: shipTos.own })).guides.find(
    ({ id }) => id === params.guideId,
  )!
  const csv = String(await buyer.ask(downloadGuideCsv, { params }))
  expect(csv).toContain(`custom:${ids[0]}`)
  expect(await send(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 })
  const line = (guide: string, item: string, par = '') => `NLV,101,CustomOrder,${guide},custom:${item},${par},,,no`
  // Capital letters name the same item; a known line is changed and not added again.
  expect(await send([head, line(name, ids[1]!.toUpperCase(), '7'), ''].join('\n'))).toMatchObject({ changed: 1 })
  expect(await linesIn(buyer, params)).toMatchObject([{ caseParValue: null }, { caseParValue: 7 }])
  // By number and by id it is one item; that of another ship-to is none.
  const foreign = '00000000-0000-7000-8000-0000000000b3'
  const rows = [line('New', 'DOUGH'), line('New', ids[0]!), line('New', ids[1]!), line('New', foreign)]
  const report = await send([head, ...rows, ''].join('\n'))
  expect(report).toMatchObject({ added: 2, refused: 2 })
  expect(report.refusals.map(({ line: at, field }) => [at, field])).toEqual([
    [3, 'itemNumber'],
    [5, 'itemNumber'],
  ])
})

const head = 'division,shipTo,type,guideName,itemNumber,caseParValue,eachParValue,locationName,isDsrManaged'
test.each([
  ['NLV,999,CustomOrder,Bar,1001,,,,no', 'shipTo'],
  ['NLV,101,Other,Bar,1001,,,,no', 'type'],
  ['NLV,101,CustomOrder,,1001,,,,no', 'guideName'],
  ['NLV,101,Standard,Bar,1001,,,,no', 'guideName'],
  ['NLV,101,CustomOrder,Bar,9999,,,,no', 'itemNumber'],
  ['NLV,101,CustomOrder,Bar,custom:Q,,,,no', 'itemNumber'],
  ['NLV,101,Standard,Standard guide,custom:X-2,,,,no', 'itemNumber'],
  ['NLV,101,CustomOrder,Bar,custom:X-2,,,,yes', 'itemNumber'],
  [`NLV,101,CustomOrder,Bar,${items.napkins},1,,,no`, 'caseParValue'],
  [`NLV,101,CustomOrder,Bar,${items.oil},,1,,no`, 'eachParValue'],
  [`NLV,101,CustomOrder,Bar,${items.bread},10000,,,no`, 'caseParValue'],
  [`NLV,101,CustomOrder,Bar,${items.bread},1,,Attic,no`, 'locationName'],
])('%s is refused by its field, and the rows around it are taken [GUIDE-1, PLAT-3]', async (row, field) => {
  const guide = `Around ${field} ${row.length} ${Math.random()}`
  const around = (item: string) => `NLV,101,CustomOrder,${guide},${item},,,,no`
  const report = await send([head, around(items.flour), row, around(items.bread), ''].join('\n'))
  expect(report).toMatchObject({ added: 2, refused: 1, refusals: [{ line: 3, field }] })
})

test('of a file of 5,001 lines for one guide with one bad the good ones fit and the bad one is named [GUIDE-1]', async () => {
  await api.db.run(
    `insert into items (division, item_number, description, brand, category_id)
     select 'NLV', (4000000 + n)::text, 'MANY ' || n, 'Millstone', 'dry' from generate_series(1, 5000) n`,
  )
  await api.db.run('analyze items')
  const line = (item: string) => `NLV,101,CustomInventory,Everything,${item},,,,no`
  const numbers = Array.from({ length: 5000 }, (_, at) => String(4_000_001 + at))
  const report = await send(
    [head, ...numbers.slice(0, 2500).map(line), line('9999'), ...numbers.slice(2500).map(line), ''].join('\n'),
  )
  expect(report).toMatchObject({ added: 5000, refused: 1, refusals: [{ line: 2502, field: 'itemNumber' }] })
  const lines = await linesIn(buyer, await pathOf('Everything'))
  expect(lines.map(({ itemNumber }) => itemNumber)).toEqual(numbers)
  expect(await send([head, line(items.oil), ''].join('\n'))).toMatchObject({ added: 0, refused: 1 })
})

test('a file makes no more than 200 guides of a ship-to [GUIDE-1]', async () => {
  const names = Array.from({ length: 201 }, (_, at) => `NLV,102,CustomOrder,Guide ${at},${items.oil},,,,no`)
  expect(await send([head, ...names, ''].join('\n'))).toMatchObject({
    added: 200,
    refused: 1,
    refusals: [{ line: 202 }],
  })
})

test('lines of a Standard guide from a file are pinned [GUIDE-1]', async () => {
  const params = await standardGuide(buyer)
  await send([head, `NLV,101,Standard,standard guide,${items.bread},3,,,no`, ''].join('\n'))
  expect(await linesIn(buyer, params)).toMatchObject([{ itemNumber: items.bread, caseParValue: 3 }])
  const pinned = await api.db.rows('select 1 from guide_items where guide_id = $1 and is_pinned', [params.guideId])
  expect(pinned).toHaveLength(1)
})
