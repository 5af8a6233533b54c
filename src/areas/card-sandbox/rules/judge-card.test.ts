import { expect, test } from 'vitest'
import { isLuhn } from '#kit/card-number.ts'
import { chargePlans, testCards } from '../test-cards.ts'
import { cardTypeOf, chargePlanOf, delayOf, judgeCard } from './judge-card.ts'

const card = {
  token: 't',
  number: '4242424242424242',
  expires: '2027-01',
  cvv: '123',
  postalCode: '89101',
  name: 'Mara',
}
const today = '2026-03-02'

test('every test card does what its list says [PROFILE-6]', () => {
  for (const { number, status } of testCards) {
    expect(isLuhn(number)).toBe(true)
    const cvv = cardTypeOf(number) === 'american-express' ? '1234' : '123'
    expect(judgeCard({ ...card, number, cvv }, today).status).toBe(status)
  }
})

test('a card that cannot be right is declined with what is wrong [PROFILE-6]', () => {
  const messageOf = (change: object) => judgeCard({ ...card, ...change }, today).message
  expect(messageOf({ number: '4242424242424241' })).toBe('The card number is not valid.')
  expect(messageOf({ expires: '2026-13' })).toBe('The expiry date is not valid.')
  expect(messageOf({ expires: '2026-02' })).toBe('The card was declined: it has expired.')
  expect(messageOf({ cvv: '1234' })).toBe('The security code is not valid.')
  expect(messageOf({ postalCode: '12' })).toBe('The postal code is not valid.')
})

test('an unknown card is never accepted: the sandbox is no place for real ones [PROFILE-6]', () => {
  expect(judgeCard({ ...card, number: '4111111111111111' }, today).status).toBe('DECLINED')
})

test('each way a charge can go has a card that is accepted at entry [BILL-3]', () => {
  expect(chargePlanOf('4242424242424242')).toBe('approve')
  const planned = testCards.filter(({ charge }) => charge)
  expect(planned.map(({ charge }) => charge)).toEqual(chargePlans.filter((plan) => plan !== 'approve'))
  for (const { number, charge, status } of planned) expect([chargePlanOf(number), status]).toEqual([charge, 'ACCEPTED'])
})

test('answers take their time, some more than others [PROFILE-6]', () => {
  expect([0, 1, 2, 3].map((count) => delayOf('4242424242424242', count))).toEqual([400, 400, 400, 2500])
  expect(delayOf('6011111111111117', 0)).toBe(5000)
})
