import { expect, test } from 'vitest'
import type { LineReport } from '../order.ts'
import { describeShortages, lineOutcome, quantityText } from './line-outcome.ts'

const nothing: LineReport = { confirmed: null, shipped: null, substitute: null, reason: '' }
const line = (report: Partial<LineReport> | null, billed: { cases: number; units: number } | null = null) => ({
  orderedCases: 5,
  orderedUnits: 2,
  report: report && { ...nothing, ...report },
  billed,
})
const pair = (cases: number, units: number) => ({ cases, units })

test('a line of which the ERP has said nothing waits [ORDER-1]', () => {
  expect(lineOutcome(line(null))).toEqual({ kind: 'waiting', text: '' })
  expect(lineOutcome(line({}))).toEqual({ kind: 'waiting', text: '' })
})

test('a short is marked as soon as it is confirmed, before it ships [ORDER-1]', () => {
  expect(lineOutcome(line({ confirmed: pair(3, 2) }))).toEqual({
    kind: 'short',
    text: 'Short: 3 CS + 2 EA of 5 CS + 2 EA',
  })
  expect(lineOutcome(line({ confirmed: pair(5, 1) })).kind).toBe('short')
  expect(lineOutcome(line({ confirmed: pair(0, 0) }))).toEqual({ kind: 'out', text: 'Not available' })
  expect(lineOutcome(line({ confirmed: pair(5, 2) }))).toEqual({ kind: 'asOrdered', text: '' })
})

test('what was shipped counts more than what was confirmed, and what was billed more than both [ORDER-1]', () => {
  expect(lineOutcome(line({ confirmed: pair(5, 2), shipped: pair(4, 2) })).text).toBe(
    'Short: 4 CS + 2 EA of 5 CS + 2 EA',
  )
  expect(lineOutcome(line({ confirmed: pair(3, 2), shipped: pair(5, 2) })).kind).toBe('asOrdered')
  expect(lineOutcome(line({ shipped: pair(5, 2) }, pair(1, 0))).text).toBe('Short: 1 CS of 5 CS + 2 EA')
})

test('a substitute is named with its quantity [ORDER-1]', () => {
  const substitute = { itemNumber: '0001002', description: 'OIL CANOLA', cases: 2, units: 0 }
  expect(lineOutcome(line({ confirmed: pair(3, 2), substitute }))).toEqual({
    kind: 'substituted',
    text: 'Substitute: OIL CANOLA, 2 CS',
  })
})

test('more than was ordered is no short [ORDER-1]', () => {
  expect(lineOutcome(line({ shipped: pair(6, 2) })).kind).toBe('asOrdered')
})

test('an order says in one sentence what comes otherwise [ORDER-1]', () => {
  const substitute = { itemNumber: '0001002', description: 'OIL', cases: 1, units: 0 }
  expect(describeShortages([line(null), line({ confirmed: pair(5, 2) })])).toBeUndefined()
  expect(
    describeShortages([
      line({ confirmed: pair(1, 0) }),
      line({ confirmed: pair(2, 0) }),
      line({ confirmed: pair(0, 0) }),
      line({ substitute }),
    ]),
  ).toBe('2 items short, 1 item not available, 1 item substituted')
})

test('quantities read in cases and eaches [ORDER-1]', () => {
  expect([pair(3, 0), pair(0, 2), pair(3, 2), pair(0, 0)].map(quantityText)).toEqual([
    '3 CS',
    '2 EA',
    '3 CS + 2 EA',
    '0',
  ])
})
