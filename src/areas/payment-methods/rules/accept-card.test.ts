import { expect, test } from 'vitest'
import { acceptCard, isCardAccepted } from './accept-card.ts'

const entry = { userId: 'me', isOfThisSession: true, isOver: false, isUsed: false }
const card = { status: 'ACCEPTED', customer: 'me', utaCustomerId: 'c1', message: '' }

test('only the exact words ACCEPTED and APPROVED take a card [PROFILE-6, security 23]', () => {
  expect(['ACCEPTED', 'APPROVED'].map(isCardAccepted)).toEqual([true, true])
  for (const no of [
    'NOT APPROVED',
    'approved',
    ' ACCEPTED',
    'ACCEPTED,DECLINED',
    'UNACCEPTED',
    '',
    undefined,
    ['ACCEPTED'],
  ])
    expect(isCardAccepted(no)).toBe(false)
})

test('a card is saved when the processor itself accepted it [PROFILE-6, security 23]', () => {
  expect(acceptCard('me', 'c1', entry, card)).toEqual({ allowed: true, value: { isAccepted: true } })
  const declined = acceptCard('me', 'c1', entry, { ...card, status: 'NOT APPROVED' })
  expect(declined).toEqual({ allowed: true, value: { isAccepted: false } })
})

test.each([
  ['of another customer', { ...entry, userId: 'other' }, card],
  ['of another session', { ...entry, isOfThisSession: false }, card],
  ['that is over', { ...entry, isOver: true }, card],
  ['that was used', { ...entry, isUsed: true }, card],
  ['this server never issued', undefined, card],
  ['the processor does not know', entry, undefined],
  ['the processor has for another customer', entry, { ...card, customer: 'other' }],
  ['with another customer id', entry, { ...card, utaCustomerId: 'c2' }],
])('a token %s is refused, always in the same words [PROFILE-6, security 24, security 25]', (_, given, answer) => {
  const decision = acceptCard('me', 'c1', given, answer)
  expect(decision.allowed ? null : decision.refusal.code).toBe('card_entry_ended')
})
