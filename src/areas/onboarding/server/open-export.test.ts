import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildBook } from '#areas/order-import/testing/build-xlsx.ts'
import { openExport } from './open-export.ts'

const folder = await mkdtemp(join(tmpdir(), 'larder-exports-'))
afterAll(() => rm(folder, { recursive: true }))

const rowsOf = (count: number) => [['Item', 'Desc'], ...Array.from({ length: count }, (_, n) => [String(n), 'Milk'])]
async function bookOf(...counts: number[]): Promise<string> {
  const path = join(folder, `items-${counts.join('-')}.xlsx`)
  await writeFile(path, buildBook(counts.map((count, n) => ({ name: `Sheet ${n}`, rows: rowsOf(count) }))))
  return path
}

test('a sheet of more rows than an order has is read to its last row [PLAT-3]', async () => {
  const { columns, rows } = await openExport(await bookOf(25_000), undefined)
  expect(columns).toEqual(['Item', 'Desc'])
  let last: unknown
  let count = 0
  for await (const row of rows) {
    last = row
    count++
  }
  expect([count, last]).toEqual([25_000, { line: 25_001, cells: { Item: '24999', Desc: 'Milk' } }])
})

test('a sheet above the bound is refused with what to do, and no other sheet is taken for it [PLAT-3]', async () => {
  const sentence = 'The workbook is larger than 100,000 rows or 100 MB unpacked: save the sheet as CSV'
  await expect(openExport(await bookOf(100_001), undefined)).rejects.toThrow(sentence)
  const both = await bookOf(100_001, 3)
  await expect(openExport(both, undefined)).rejects.toThrow(sentence)
  const { columns } = await openExport(both, 'Sheet 1')
  expect(columns).toEqual(['Item', 'Desc'])
})

test('a title above the header of a sheet is no header, and a header that is there twice is refused [PLAT-3]', async () => {
  const path = join(folder, 'titled.xlsx')
  const table = [
    ['Item', 'Desc', 'Pack'],
    ['10023', 'Milk', '4/1 GAL'],
  ]
  await writeFile(path, buildBook([{ name: 'Items', rows: [['List of items'], [], ...table] }]))
  const { columns, rows } = await openExport(path, undefined)
  expect(columns).toEqual(['Item', 'Desc', 'Pack'])
  expect([...(rows as Iterable<unknown>)]).toEqual([
    { line: 4, cells: { Item: '10023', Desc: 'Milk', Pack: '4/1 GAL' } },
  ])
  await writeFile(path, buildBook([{ name: 'Items', rows: [['Item', 'Desc', 'Item'], ...table] }]))
  await expect(openExport(path, undefined)).rejects.toThrow('The column Item is there twice')
})
