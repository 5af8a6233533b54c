import { expect, test } from 'vitest'
import { casesOfWeight, weightWords } from './cases-of-weight.ts'

test('a line by weight is proposed as the cases that hold it, rounded up [CART-13]', () => {
  expect(casesOfWeight(40, 'pound', '4/10 LB')).toBe(1)
  expect(casesOfWeight(50, 'pound', '4/10 LB')).toBe(2)
  expect(casesOfWeight(5, 'pound', '1/50 LB')).toBe(1)
  expect(casesOfWeight(20, 'kilo', '1/40 LB')).toBe(2)
  expect(casesOfWeight(10, 'pound', '20/8 OZ')).toBe(1)
  expect(casesOfWeight(61, 'kilo', '20 KG')).toBe(4)
})

test('as many kilos as whole cases hold are those cases, however they round as ounces [CART-13]', () => {
  for (const size of [1, 3, 5, 12, 20, 25])
    for (const cases of [1, 2, 3, 7, 40]) expect(casesOfWeight(size * cases, 'kilo', `${size} KG`)).toBe(cases)
})

test('what is packed by the piece or the gallon has no weight to count by [CART-13]', () => {
  expect(casesOfWeight(10, 'pound', '24 CT')).toBeNull()
  expect(casesOfWeight(10, 'pound', '4/1 GAL')).toBeNull()
  expect(casesOfWeight(10, 'pound', '')).toBeNull()
})

test('the reason says how the weight became cases [CART-13]', () => {
  expect(weightWords(50, 'pound', { cases: 2, pack: '4/10 LB' })).toBe('50 lb are in 2 CS of 4/10 LB.')
  expect(weightWords(20, 'kilo', { cases: 2, pack: '1/40 LB' })).toBe('20 kg are in 2 CS of 1/40 LB.')
})
