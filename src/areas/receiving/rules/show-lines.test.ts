import { expect, test } from 'vitest'
import { buildCheck } from '../testing/build-check.ts'
import { buildLine } from '../testing/build-line.ts'
import { mergeReceipt } from './merge-receipt.ts'
import { isLineShown, receiptProgress, showLines } from './show-lines.ts'

const nothing = { cases: 0, units: 0, weightHundredths: null }
const lines = ['1', '2', '3', '4'].map((itemNumber) => buildLine({ itemNumber }))
const notComing = buildLine({ itemNumber: '5', expected: nothing })
const log = mergeReceipt([
  buildCheck({ opId: 'a', itemNumber: '1' }),
  buildCheck({ opId: 'b', itemNumber: '2', cases: 1 }),
  buildCheck({ opId: 'c', itemNumber: '3' }),
  buildCheck({ opId: 'd', itemNumber: '3', cases: 1 }),
  buildCheck({ opId: 'e', itemNumber: '9', cases: 1 }),
])
const shown = showLines([...lines, notComing], (itemNumber) => log.get(itemNumber), log.keys())

test('each line is open, as billed, different or undecided; what was not billed stands at the end [NEXT-6]', () => {
  expect(shown.map(({ line, state }) => [line.itemNumber, state])).toEqual([
    ['1', 'asBilled'],
    ['2', 'different'],
    ['3', 'undecided'],
    ['4', 'open'],
    ['5', 'open'],
    ['9', 'different'],
  ])
})

test('progress counts what comes and what came, and filters show the same lines [NEXT-6]', () => {
  expect(receiptProgress(shown)).toEqual({ total: 5, open: 1, different: 2, undecided: 1 })
  const of = (show: 'all' | 'open' | 'different') =>
    shown.filter((line) => isLineShown(line, show)).map(({ line }) => line.itemNumber)
  expect([of('all').length, of('open'), of('different')]).toEqual([6, ['4'], ['2', '3', '9']])
})
