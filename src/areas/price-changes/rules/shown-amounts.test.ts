import { expect, test } from 'vitest'
import { shownAmounts } from './shown-amounts.ts'

test('how much is added to a cost is shown to those who view analysis alone [ITEM-8]', () => {
  const stored = { eachCents: 210, costPlus: { by: 'percent', value: 1200 } } as const
  expect(shownAmounts(stored, true)).toEqual(stored)
  expect(shownAmounts(stored, false)).toEqual({ eachCents: 210, costPlus: { by: 'percent', value: null } })
  expect(shownAmounts({ costPlus: null }, false)).toEqual({ costPlus: null })
})
