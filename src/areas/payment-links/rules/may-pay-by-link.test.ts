import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { mayPayByLink, mayTryCard } from './may-pay-by-link.ts'

test('a link starts eight card entries [NEXT-13]', () => {
  expect([mayTryCard('open', 7).allowed, mayTryCard('open', 8).allowed, mayTryCard('paid', 0).allowed]).toEqual([
    true,
    false,
    false,
  ])
})

test('a link that does not pay says why; an expired or revoked one reads like a wrong one [NEXT-13]', () => {
  expect((['paying', 'paid', 'settled'] as const).map((state) => why(mayPayByLink(state)))).toEqual([
    'This link is being paid right now.',
    'This link was paid already.',
    'These invoices were paid already. Nothing is left to pay.',
  ])
  expect(why(mayPayByLink('expired'))).toBe(why(mayPayByLink('revoked')))
})
