import { expect, test } from 'vitest'
import { mayChooseSubstitutes } from './may-choose-substitutes.ts'

test('a prospective customer has no substitutes [NEXT-3, CUST-4]', () => {
  expect(mayChooseSubstitutes({ isProspective: false }).allowed).toBe(true)
  expect(mayChooseSubstitutes({ isProspective: true })).toMatchObject({
    refusal: { code: 'prospect_has_no_substitutes' },
  })
})
