import { expect, test } from 'vitest'
import { maxCounted } from '../count-operation.ts'
import { readAmount } from './read-amount.ts'

const cases = (text: string) => readAmount(text, { max: maxCounted.caseHundredths })
const eaches = (text: string) => readAmount(text, { max: maxCounted.units * 100, isWhole: true })

test.each([
  ['2', 200],
  ['2.5', 250],
  ['.25', 25],
  ['3.', 300],
  ['0', 0],
  [' 1.07 ', 107],
  ['9999.99', 999_999],
])('%s is read as %i hundredths [INV-1]', (text, hundredths) => {
  expect(cases(text)).toEqual({ kind: 'amount', hundredths })
})

test.each(['-1', '1.234', '1e3', '2,5', '1/2', '.', '10000', 'two', '٣'])(
  '%s is no amount and is refused with the limit [INV-1, UI-1]',
  (text) => {
    expect(cases(text)).toEqual({ kind: 'refused', problem: 'Up to two decimals and 9,999.99' })
  },
)

test('eaches are whole [INV-1]', () => {
  expect(eaches('12')).toEqual({ kind: 'amount', hundredths: 1200 })
  expect(eaches('1.5')).toEqual({ kind: 'refused', problem: 'Whole numbers up to 9,999' })
  expect(eaches('10000').kind).toBe('refused')
})

test('nothing typed is nothing, not 0 [INV-1]', () => {
  expect(cases('  ')).toEqual({ kind: 'empty' })
})
