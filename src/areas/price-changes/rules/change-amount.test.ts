import { expect, test } from 'vitest'
import { changeAmount, type PriceRounding } from './change-amount.ts'

const percent = (percentHundredths: number, rounding: PriceRounding = 'exact') =>
  ({ percentHundredths, amountCents: null, rounding }) as const
const amount = (amountCents: number, rounding: PriceRounding = 'exact') =>
  ({ percentHundredths: null, amountCents, rounding }) as const

test.each([
  // $10.50 and 3 % are $10.815, $0.50 and 3 % $0.515: half a cent goes up.
  [1050, percent(300), 1082],
  [50, percent(300), 52],
  // $3.49 and 3 % are $3.5947.
  [349, percent(300), 359],
  [2000, percent(-250), 1950],
  [2000, amount(25), 2025],
  [2000, amount(-25), 1975],
] as const)('%d cents change by %j to %d [ITEM-8]', (price, change, expected) => {
  expect(changeAmount(price, change, 1)).toBe(expected)
})

test.each([
  ['nickel', 1232, 1230],
  ['nickel', 1233, 1235],
  ['dime', 1234, 1230],
  ['dime', 1235, 1240],
  ['nines', 1233, 1229],
  ['nines', 1234, 1239],
  ['nines', 1239, 1239],
  ['nines', 1240, 1239],
] as const)('rounded to a %s %d cents are %d [ITEM-8]', (rounding, price, expected) => {
  expect(changeAmount(price, amount(0, rounding), 1)).toBe(expected)
})

test('by the pound a percentage is exact to a hundredth of a cent, an amount is in cents [ITEM-8]', () => {
  // $2.4550 and 3 % are $2.52865.
  expect(changeAmount(24_550, percent(300), 100)).toBe(25_287)
  expect(changeAmount(24_550, amount(10), 100)).toBe(25_550)
  expect(changeAmount(24_550, percent(300, 'nickel'), 100)).toBe(25_500)
  expect(changeAmount(24_550, percent(300, 'nines'), 100)).toBe(24_900)
})

test('a price that comes to nothing is none [ITEM-8]', () => {
  expect(changeAmount(50, amount(-50), 1)).toBeNull()
  expect(changeAmount(50, amount(-80), 1)).toBeNull()
  expect(changeAmount(2, amount(0, 'nickel'), 1)).toBeNull()
})

test('large prices lose nothing [ITEM-8]', () => {
  expect(changeAmount(9_007_199_254_740, percent(0), 1)).toBe(9_007_199_254_740)
})
