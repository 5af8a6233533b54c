import { expect, test } from 'vitest'
import { distributionWords } from './distribution-words.ts'

test('a customer reads who put how much of what into their cart [NEXT-7, STAFF-5]', () => {
  expect(distributionWords({ orderedCases: 1, orderedUnits: 2 }, 'FLOUR', 'Rosa').text).toBe(
    'Rosa put 1 case and 2 eaches of FLOUR into your cart.',
  )
  expect(distributionWords({ orderedCases: 0, orderedUnits: 1 }, 'FLOUR', 'Rosa').mail.subject).toBe(
    'Put into your cart: FLOUR',
  )
})
