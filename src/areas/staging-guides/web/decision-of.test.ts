import { expect, test } from 'vitest'
import { decisionOf } from './decision-of.ts'

test('a decision is taken back by the one before it [GUIDE-3]', () => {
  expect(decisionOf({ state: 'matched', matchedNumber: '0001001' })).toEqual({ kind: 'item', itemNumber: '0001001' })
  expect(decisionOf({ state: 'customItem', matchedNumber: null })).toEqual({ kind: 'customItem' })
  expect(decisionOf({ state: 'leftOut', matchedNumber: null })).toEqual({ kind: 'leaveOut' })
  expect(decisionOf({ state: 'asked', matchedNumber: null })).toEqual({ kind: 'undecided' })
})
