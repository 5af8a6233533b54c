import { expect, test } from 'vitest'
import { atOnce } from '#kit/steps.ts'
import type { InventoryResult } from '../inventory.ts'
import { buildLine } from '../testing/build-line.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { mergeCount } from './merge-count.ts'
import { type CountFile, writeCountFile } from './write-count-file.ts'

const flour = buildLine({ lineId: '1', locationId: 'd', locationName: 'Dry store' })
const beef = buildLine({
  lineId: '2',
  itemNumber: null,
  customItemId: 'own',
  description: '=cmd',
  isCatchWeight: true,
  brand: '',
  expected: { caseParValue: null, eachParValue: null, reorderPointPct: null, previous: null },
})
const locationNames = new Map([
  ['d', 'Dry store'],
  ['b', 'Bar'],
])
const rowsOf = (file: CountFile) => atOnce(writeCountFile(file)).trim().split('\r\n')

test('an open count has a row for each line and location, empty where nobody counted [INV-1]', () => {
  const log = [
    buildOperation({ opId: 'a', lineId: '1', locationId: 'd', caseHundredths: 250, units: 3 }),
    buildOperation({ opId: 'b', lineId: '1', locationId: 'b', caseHundredths: 100 }),
  ]
  const rows = rowsOf({ lines: [flour, beef], results: undefined, shelves: mergeCount(log), locationNames })
  expect(rows).toEqual([
    'Location,Item number,Own number,Description,Brand,Pack,Category,Cases,Eaches,Pounds,Case par,Each par,Last count',
    'Dry store,0001001,,FLOUR ALL PURPOSE,Millstone,8/5 LB,Flour,2.5,3,,2,,',
    'Bar,0001001,,FLOUR ALL PURPOSE,Millstone,8/5 LB,Flour,1,0,,2,,',
    ",,,'=cmd,,8/5 LB,Flour,,,,,,",
  ])
})

test('a closed count has prices and values beside its quantities, and what was used once a line [INV-1]', () => {
  const counted = { caseHundredths: 100, units: 0, weightHundredths: 0 }
  const result: InventoryResult = {
    lineId: '1',
    counted: { ...counted, caseHundredths: 200 },
    shelves: [
      { ...counted, locationId: 'd', valueCents: 2000 },
      { ...counted, locationId: 'b', valueCents: 2001 },
    ],
    price: {
      casePrice: 2000,
      eachPrice: null,
      perPound: null,
      source: 'invoice',
      reference: 'A2',
      date: '2026-02-27',
    },
    valueCents: 4001,
    previous: { ...counted, caseHundredths: 300, closedOn: '2026-02-22', valueCents: 6000 },
    bought: counted,
  }
  const [, first, second] = rowsOf({ lines: [flour], results: [result], shelves: new Map(), locationNames })
  expect(first).toContain('Dry store,0001001')
  expect(first!.endsWith('20,,,Invoice A2 2026-02-27,20,1 CS,2 CS,40')).toBe(true)
  expect(second!.endsWith('20,,,Invoice A2 2026-02-27,20.01,,,')).toBe(true)
})

test('the file of an open blind count has no column for pars and the last count [INV-1]', () => {
  const { expected: _, ...hidden } = flour
  const [head] = rowsOf({ lines: [hidden], results: undefined, shelves: new Map(), locationNames })
  expect(head).not.toMatch(/par|Last/)
})
