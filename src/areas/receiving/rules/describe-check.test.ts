import { expect, test } from 'vitest'
import { differenceText, goodsText, receivedText, temperatureText } from './describe-check.ts'

test('quantities and differences read as people write them [NEXT-6]', () => {
  expect(goodsText({ cases: 3, units: 2, weightHundredths: 3820 })).toBe('3 CS + 2 EA · 38.20 lb')
  expect(goodsText({ cases: 0, units: 0, weightHundredths: null })).toBe('0')
  expect(temperatureText(415)).toBe('41.5 °F')
  const of = { cases: 2, units: 0, weightHundredths: null, note: '' }
  expect(differenceText({ ...of, kind: 'short' })).toBe('Short 2 CS')
  expect(differenceText({ ...of, kind: 'over' })).toBe('2 CS more than billed')
  expect(differenceText({ ...of, kind: 'damaged', note: 'crushed' })).toBe('Damaged 2 CS: crushed')
  expect(differenceText({ ...of, cases: 0, kind: 'light', weightHundredths: 500 })).toBe('5.00 lb less than billed')
  expect(differenceText({ ...of, kind: 'warm' })).toBe('Too warm')
})

test('a receipt in one sentence: by whom, with how many differences [NEXT-6]', () => {
  expect(receivedText({ byName: 'Ana', differentLines: 0 })).toBe('Received by Ana as billed')
  expect(receivedText({ byName: 'Ana', differentLines: 1 })).toBe('Received by Ana with 1 difference')
  expect(receivedText({ byName: 'Ana', differentLines: 3 })).toBe('Received by Ana with 3 differences')
})
