import { expect, test } from 'vitest'
import { nameOfAccount, nameOfCard } from './name-of-method.ts'

test('a method is named by its kind and last digits [PROFILE-4]', () => {
  expect(nameOfCard({ ccType: 'american-express', ccNoLastFour: '0005' })).toBe('American Express ending in 0005')
  expect(nameOfCard({ ccType: 'jcb', ccNoLastFour: '1111' })).toBe('jcb ending in 1111')
  expect(nameOfAccount({ accountType: 'P', accountNoLastFour: '12' })).toBe('Personal account ending in 12')
  expect(nameOfAccount({ accountType: 'B', accountNoLastFour: '1012' })).toBe('Business account ending in 1012')
})
