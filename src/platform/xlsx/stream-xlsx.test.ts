import { expect, test } from 'vitest'
import { readXlsx } from '#areas/order-import/server/xlsx/read-xlsx.ts'
import { streamXlsx, writeXlsx, type XlsxCell } from './write-xlsx.ts'

async function* paged(pages: readonly (readonly (readonly XlsxCell[])[])[]) {
  for (const page of pages) yield await Promise.resolve(page)
}
async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

test('a workbook that comes page by page reads as the one written at once [ORDER-1]', async () => {
  const rows: XlsxCell[][] = [
    ['Order', 'Subtotal'],
    ['1000001', 12.5],
    ['=1+1', -3],
    ['crème & <b>', 0],
  ]
  const streamed = await readXlsx(await bytesOf(streamXlsx('Orders', paged([rows.slice(0, 1), [], rows.slice(1)]))))
  const whole = await readXlsx(Buffer.from(writeXlsx('Orders', rows)))
  expect(streamed).toEqual(whole)
  expect(streamed.sheets[0]!.rows.map(([, first]) => first)).toEqual(['Order', '1000001', '=1+1', 'crème & <b>'])
})

test('of many pages only those are asked for that the reader has room for [ORDER-1]', async () => {
  const pages = 400
  let asked = 0
  async function* many() {
    for (; asked < pages; asked++) {
      yield Array.from({ length: 200 }, (): XlsxCell[] => [Math.random(), Math.random()])
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const pieces = streamXlsx('Orders', many())
  let taken = 0
  for await (const piece of pieces) {
    taken += piece.length
    if (taken > 100_000) break
  }
  expect(asked).toBeLessThan(pages / 2)
})
