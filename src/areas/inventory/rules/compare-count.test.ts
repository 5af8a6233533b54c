import { expect, test } from 'vitest'
import type { InventoryResult } from '../inventory.ts'
import { buildLine } from '../testing/build-line.ts'
import { byMoney, compareCount } from './compare-count.ts'

const line = buildLine({ eachesPerCase: 8 })
const cases = (caseHundredths: number, units = 0) => ({ caseHundredths, units, weightHundredths: 0 })
const result = (changes: Partial<InventoryResult>): InventoryResult => ({
  lineId: line.lineId,
  counted: cases(100),
  shelves: [],
  price: {
    casePrice: 2000,
    eachPrice: null,
    perPound: null,
    source: 'invoice',
    reference: '4711',
    date: '2026-02-27',
  },
  valueCents: 2000,
  previous: { ...cases(300), closedOn: '2026-02-22', valueCents: 6000 },
  bought: cases(200),
  ...changes,
})

test('what was used is what was there and was bought and is there no more [INV-1]', () => {
  // 3 cases and 2 bought, 1 left: 4 used at $20.00, in eaches 24, 16, 8, 40 and 32.
  expect(compareCount(line, result({}))).toMatchObject({
    previous: 240_000,
    bought: 160_000,
    counted: 80_000,
    expected: 400_000,
    used: 320_000,
    usedCents: 8000,
    changeCents: -4000,
  })
})

test('cases that were opened are no use of cases and gain of eaches [INV-1]', () => {
  const opened = result({ previous: { ...cases(100), closedOn: '2026-02-22', valueCents: 2000 }, bought: cases(0) })
  expect(compareCount(line, { ...opened, counted: cases(0, 8) })).toMatchObject({ used: 0, usedCents: 0 })
  // One case was there, 5 of its 8 bags are left: 3 used at an eighth of $20.00.
  expect(compareCount(line, { ...opened, counted: cases(0, 5) })).toMatchObject({ used: 30_000, usedCents: 750 })
})

test('more than was ever bought is used below nothing [INV-1]', () => {
  expect(compareCount(line, result({ counted: cases(600) }))).toMatchObject({ used: -80_000, usedCents: -2000 })
})

test('a line is compared only where both counts counted it [INV-1]', () => {
  expect(compareCount(line, result({ counted: null, valueCents: null }))).toBeNull()
  expect(compareCount(line, result({ previous: null }))).toBeNull()
})

test('variances stand by the money that moved, either way, those without a price last [INV-1]', () => {
  const of = (changes: Partial<InventoryResult>) => compareCount(line, result(changes))!
  const sorted = [of({ price: null }), of({}), of({ counted: cases(1500) })].toSorted(byMoney)
  expect(sorted.map(({ usedCents }) => usedCents)).toEqual([-20_000, 8000, null])
})
