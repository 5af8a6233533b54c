import { expect, test } from 'vitest'
import type { OrderLine } from '../order-line.ts'
import type { Judged } from './accept-match.ts'
import { applyLearned } from './apply-learned.ts'

const line: OrderLine = { quantity: 2, place: 'marked', unit: 'case', numbers: [], words: 'greens', doubt: null }
const asked: Judged = {
  itemNumber: '0001001',
  confidence: 0.6,
  isSure: false,
  doubt: 'several_items',
  likely: ['0001001', '0001002'],
}

test('an item chosen once for these words comes first the next time, and still needs a decision [CART-13]', () => {
  const judged = applyLearned(asked, line, { itemNumber: '0001002', times: 1 })
  expect(judged).toMatchObject({ itemNumber: '0001002', isSure: false, likely: ['0001002', '0001001'] })
})

test('an item chosen twice for these words is taken, unless the line itself is in doubt [CART-13]', () => {
  const learned = { itemNumber: '0001002', times: 2 }
  expect(applyLearned(asked, line, learned)).toMatchObject({ itemNumber: '0001002', isSure: true, doubt: null })
  const remark = applyLearned(asked, { ...line, doubt: 'remark' }, learned)
  expect(remark).toMatchObject({ isSure: false, doubt: 'remark' })
})

test('after one correction no other item is taken for these words [CART-13]', () => {
  const sure: Judged = { ...asked, confidence: 0.98, isSure: true, doubt: null }
  expect(applyLearned(sure, line, { itemNumber: '0001002', times: 1 })).toMatchObject({ isSure: false })
  expect(applyLearned(sure, line, { itemNumber: '0001001', times: 1 })).toMatchObject({ isSure: true })
})

test('a number in the line overrides what was learned [CART-13]', () => {
  const judged = applyLearned(asked, { ...line, numbers: ['0001001'] }, { itemNumber: '0001002', times: 5 })
  expect(judged).toBe(asked)
})
