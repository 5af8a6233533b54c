import { expect, test } from 'vitest'
import { mayUseGuides } from './may-use-guides.ts'

test('a prospective customer cannot add to a guide, a customer can [CUST-4]', () => {
  expect(mayUseGuides({ isProspective: true })).toMatchObject({
    allowed: false,
    refusal: { code: 'prospect_cannot_use_guides' },
  })
  expect(mayUseGuides({ isProspective: false })).toMatchObject({ allowed: true })
})
