import { expect, test } from 'vitest'
import { invoicesImportKind } from '#areas/orders/server/invoices.import-kind.ts'
import { pricesImportKind } from '#areas/prices/server/prices.import-kind.ts'
import type { PlannedImport } from '../onboarding-plan.ts'
import { mapSource, readSums } from './map-source.ts'

async function* rowsOf(rows: readonly Readonly<Record<string, string>>[]) {
  yield* rows.map((cells, index) => ({ line: index + 2, cells }))
}
const sourceOf = (rows: readonly Readonly<Record<string, string>>[]) => ({ columns: undefined, rows: rowsOf(rows) })

async function cellsOf(rows: AsyncIterable<unknown> | Iterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const row of rows) all.push((row as { cells: unknown }).cells)
  return all
}

test('a price is of the case or the pound by the unit of its row; kilograms and fractions of a cent are counted [PLAT-3, ITEM-8]', async () => {
  const planned: PlannedImport = {
    kind: 'prices',
    columns: {
      casePrice: { from: 'PRIX', as: 'decimal comma', roundTo: 'cents', where: { column: 'UM', is: 'no weight' } },
      perPound: { from: 'PRIX', as: 'decimal comma', where: { column: 'UM', is: 'weight' } },
    },
  }
  const rows = [
    { PRIX: '26,9873', UM: 'CS' },
    { PRIX: '22,0462', UM: 'KG' },
    { PRIX: '3,4550', UM: 'LB' },
  ]
  const mapped = mapSource(sourceOf(rows), planned, pricesImportKind, { division: 'MAIN' })
  expect(await cellsOf(mapped.rows)).toEqual([
    { casePrice: '26.99', perPound: '' },
    { casePrice: '', perPound: '10.0000' },
    { casePrice: '', perPound: '3.4550' },
  ])
  expect([...mapped.changes]).toEqual([
    ['casePrice: rounded to the cent', 1],
    ['perPound: by the kilogram in the file, by the pound here', 1],
  ])
})

test('a price asks the stored item whether it is of the pound [PLAT-3, ITEM-8]', async () => {
  const planned: PlannedImport = {
    kind: 'prices',
    columns: {
      division: { always: 'RNO' },
      itemNumber: { from: 'ITEM' },
      casePrice: { from: 'PRICE', where: { item: 'catch weight', is: 'no' } },
      perPound: { from: 'PRICE', where: { item: 'catch weight', is: 'yes' } },
    },
  }
  const rows = ['7', '8'].map((ITEM) => ({ ITEM, PRICE: '6.50' }))
  const beside = { division: 'RNO', catchWeight: new Set(['RNO/0000007']) }
  expect(await cellsOf(mapSource(sourceOf(rows), planned, pricesImportKind, beside).rows)).toMatchObject([
    { casePrice: '', perPound: '6.50' },
    { casePrice: '6.50', perPound: '' },
  ])
})

test('each line has the total of its invoice, wherever its lines stand, and credits are below zero [PLAT-3]', async () => {
  const minusWhere = { column: 'TYPE', is: ['CM'] }
  const planned: PlannedImport = {
    kind: 'invoices',
    columns: {
      invoiceNumber: { from: 'NO' },
      lineTotal: { from: 'AMT', minusWhere },
      total: { sum: ['AMT', 'TAX'], within: 'NO', minusWhere },
    },
  }
  const rows = [
    { NO: '1', TYPE: 'IN', AMT: '10.00', TAX: '0.50' },
    { NO: '2', TYPE: 'cm', AMT: '4.00', TAX: '0.20' },
    { NO: '1', TYPE: 'IN', AMT: '2.50', TAX: '' },
    { NO: '3', TYPE: 'IN', AMT: 'call', TAX: '' },
    { NO: 'Total', TYPE: '', AMT: '', TAX: '16.70' },
  ]
  const sums = await readSums(sourceOf(rows), planned)
  const mapped = mapSource(sourceOf(rows), planned, invoicesImportKind, { division: 'RNO', sums })
  expect(await cellsOf(mapped.rows)).toEqual([
    { invoiceNumber: '1', lineTotal: '10.00', total: '13.00' },
    { invoiceNumber: '2', lineTotal: '-4.00', total: '-4.20' },
    { invoiceNumber: '1', lineTotal: '2.50', total: '13.00' },
    // Without an amount that can be read it is refused.
    { invoiceNumber: '3', lineTotal: 'call', total: '' },
  ])
})
