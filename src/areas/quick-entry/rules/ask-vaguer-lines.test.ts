import { expect, test } from 'vitest'
import type { OrderLine } from '../order-line.ts'
import { askVaguerLines } from './ask-vaguer-lines.ts'

const sure = (words: string, itemNumber: string, more: Partial<OrderLine> = {}) => ({
  line: { quantity: 1, place: 'marked', unit: 'case', numbers: [], words, doubt: null, ...more } as const,
  judged: { itemNumber, confidence: 0.98, isSure: true, doubt: null, likely: [itemNumber] },
})
const areSure = (...lines: Parameters<typeof askVaguerLines>[0]) =>
  askVaguerLines(lines).map((each) => each?.judged.isSure ?? null)

test('of two lines for one item, the one without the diet or grade is asked about [CART-13]', () => {
  expect(areSure(sure('chicken base low sodium', '1'), null, sure('chicken base', '1'))).toEqual([true, null, false])
  expect(askVaguerLines([sure('base', '1'), sure('low base', '1')])[0]!.judged.doubt).toBe('named_elsewhere')
})

test('words that make no second item, such as a size, leave both as they are [CART-13]', () => {
  expect(areSure(sure('eggs', '1'), sure('large eggs', '1'))).toEqual([true, true])
})

test('two names of one item, a plural, a pack and an item number mean no second item [CART-13]', () => {
  expect(areSure(sure('scallions', '1'), sure('green onion', '1'))).toEqual([true, true])
  expect(areSure(sure('lemons', '1'), sure('lemon 140 ct', '1'))).toEqual([true, true])
  expect(areSure(sure('lemons', '1'), sure('lemons fancy', '2'))).toEqual([true, true])
  expect(areSure(sure('base', '1', { numbers: ['1'] }), sure('low base', '1'))).toEqual([true, true])
})
