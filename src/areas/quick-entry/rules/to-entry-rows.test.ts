import { expect, test } from 'vitest'
import type { MatchedOrderLine } from '../quick-entry.endpoints.ts'
import { rereadRow, toEntryRows } from './to-entry-rows.ts'

const line = (more: Partial<MatchedOrderLine> = {}): MatchedOrderLine => ({
  position: 1,
  source: '2 cs flour',
  words: 'flour',
  isLearned: false,
  isUnitWritten: true,
  outcome: 'taken',
  quantity: 2,
  writtenQuantity: 2,
  unit: 'CS',
  confidence: 98,
  reason: null,
  choices: ['0001001', '0001002'],
  ...more,
})

test('only what was taken without asking is ready to be added [CART-13]', () => {
  const rows = toEntryRows([line(), line({ outcome: 'asked' }), line({ outcome: 'unmatched', choices: [] })], 'a')
  expect(rows.map(({ isIncluded }) => isIncluded)).toEqual([true, false, false])
  expect(rows.map(({ itemNumber }) => itemNumber)).toEqual(['0001001', '0001001', null])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})

test('a row parsed again keeps the typed quantity when the new text has none [CART-13]', () => {
  const [row] = toEntryRows([line({ outcome: 'unmatched', choices: [], quantity: null })], 'a')
  const named = line({ outcome: 'asked', quantity: null, source: 'flour bread' })
  expect(rereadRow({ ...row!, quantity: 3 }, [named])).toMatchObject({ key: 'a-0', quantity: 3, isIncluded: true })
  expect(rereadRow({ ...row!, quantity: 3 }, [{ ...named, confidence: 50 }])).toMatchObject({ isIncluded: false })
  expect(rereadRow(row!, [])).toMatchObject({ outcome: 'unmatched', isIncluded: false })
})
