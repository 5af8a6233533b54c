import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRole } from '#areas/people/roles.ts'
import { items } from './catalogue.ts'
import type { ImportKindName } from '#areas/imports/import-kind-names.ts'
import { generateDistributor } from './generate-distributor.ts'

type Row = Readonly<Record<string, unknown>>
const today = '2026-11-21'
const all = Object.fromEntries(
  generateDistributor('small', today).map(({ kind, rows }) => [kind, [...rows()]]),
) as Record<ImportKindName, Row[]>

test('the demo distributor is the same every time [PLAT-1]', () => {
  const hash = () =>
    [...items('small')].reduce((sum, { row }) => sum.update(JSON.stringify(row)), createHash('sha256')).digest('hex')
  expect(hash()).toBe(hash())
})

test('there are about 4,000 items a division, 40 bill-tos with 1 to 12 ship-tos, and a year of orders [PLAT-1]', () => {
  expect(all.items).toHaveLength(8000)
  expect(new Set(all.items.map((row) => row['itemNumber'])).size).toBe(8000)
  expect(all['bill-tos']).toHaveLength(40)
  const perBillTo = new Map<unknown, number>()
  for (const row of all['ship-tos']) perBillTo.set(row['billTo'], (perBillTo.get(row['billTo']) ?? 0) + 1)
  expect(Math.min(...perBillTo.values())).toBe(1)
  expect(Math.max(...perBillTo.values())).toBeLessThanOrEqual(12)
  const days = all.orders.map((row) => String(row['deliveryDate'])).toSorted()
  expect(days[0]! < '2025-12-15').toBe(true)
  expect(days.at(-1)! > '2026-11-01').toBe(true)
})

test('every GTIN has a right check digit [PLAT-1]', () => {
  for (const row of all.items) {
    const digits = String(row['gtin'])
    const sum = [...digits.slice(0, 13)].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
    expect((10 - (sum % 10)) % 10).toBe(Number(digits[13]))
  }
})

test('everything that is referred to exists [PLAT-1]', () => {
  const keys = (kind: ImportKindName, name: string) => new Set(all[kind].map((row) => row[name]))
  const known = {
    brand: keys('brands', 'brand'),
    categoryId: keys('categories', 'categoryId'),
    itemNumber: keys('items', 'itemNumber'),
    billTo: keys('bill-tos', 'billTo'),
    shipTo: keys('ship-tos', 'shipTo'),
  }
  for (const kind of ['items', 'prices', 'inventory', 'ship-tos', 'route-days', 'orders', 'customer-items'] as const) {
    for (const row of all[kind]) {
      for (const [name, values] of Object.entries(known)) {
        if (row[name] !== undefined) expect(values.has(row[name]), `${kind} ${name} ${String(row[name])}`).toBe(true)
      }
    }
  }
})

test('no price is below cost [PLAT-1]', () => {
  const cost = new Map([...items('small')].map(({ item }) => [item.itemNumber, item.costCents]))
  for (const row of all.prices) {
    if (row['casePrice'] === undefined) continue
    expect(Number(row['casePrice']) * 100).toBeGreaterThan(cost.get(String(row['itemNumber']))!)
  }
})

test('there is a sign-in for every kind of role [ACCESS-1]', () => {
  const roles = new Set(all.users.map((row) => String(row['role'])))
  expect(roles.size).toBeGreaterThanOrEqual(10)
  for (const role of roles) expect(isRole(role)).toBe(true)
})
