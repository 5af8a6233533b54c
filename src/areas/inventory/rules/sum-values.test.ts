import { expect, test } from 'vitest'
import type { InventoryResult } from '../inventory.ts'
import { buildLine } from '../testing/build-line.ts'
import { sumValues } from './sum-values.ts'

const nothing = { caseHundredths: 0, units: 0, weightHundredths: 0 }
const result = (lineId: string, shelves: [string | null, number | null][]): InventoryResult => ({
  lineId,
  counted: nothing,
  shelves: shelves.map(([locationId, valueCents]) => ({ ...nothing, locationId, valueCents })),
  price: null,
  valueCents: shelves.reduce((sum, [, cents]) => sum + (cents ?? 0), 0),
  previous: null,
  bought: nothing,
})
const lines = [
  buildLine({ lineId: '1', categoryName: 'Dairy', locationName: 'Walk-in' }),
  buildLine({ lineId: '2', categoryName: 'Produce' }),
  buildLine({ lineId: '3', categoryName: '' }),
  buildLine({ lineId: '4', categoryName: 'Dairy' }),
]

test('a count is worth the sum of its locations and the sum of its categories [INV-1]', () => {
  const names = new Map([
    ['w', 'Walk-in'],
    ['b', 'Bar'],
  ])
  const results = [
    result('1', [['w', 700]]),
    result('2', [
      ['w', 1000],
      ['b', 500],
    ]),
    result('3', [[null, 40]]),
    { ...result('4', []), counted: null },
  ]
  expect(sumValues(lines, results, names)).toEqual({
    byLocation: [
      { name: 'Walk-in', lines: 2, valueCents: 1700 },
      { name: 'Bar', lines: 1, valueCents: 500 },
      { name: 'No location', lines: 1, valueCents: 40 },
    ],
    byCategory: [
      { name: 'Produce', lines: 1, valueCents: 1500 },
      { name: 'Dairy', lines: 1, valueCents: 700 },
      { name: 'No category', lines: 1, valueCents: 40 },
    ],
  })
})
