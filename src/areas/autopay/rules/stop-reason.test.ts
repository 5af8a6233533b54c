import { expect, test } from 'vitest'
import { type Standing, stopReason } from './stop-reason.ts'

const person: Standing['person'] = {
  name: 'Mara',
  isActive: true,
  mayPay: true,
  mayView: true,
  hasBillTo: true,
  hasWholeBillTo: true,
  missingShipTos: [],
  mayPayByCard: true,
}
const bank = { kind: 'bank', name: 'Business account ending in 1012', isExpired: false, unusableBecause: null } as const
const card = { ...bank, kind: 'card', name: 'Visa ending in 4242' } as const
const because = (changes: Partial<Standing['person']>, method: Standing['method'] = bank, kind = 'billTo' as const) =>
  stopReason({ kind, person: { ...person, ...changes }, method })

test.each([
  [{}, bank, undefined],
  [{}, card, undefined],
  [{ isActive: false }, bank, 'Mara is not active in the portal.'],
  [{ hasBillTo: false }, bank, 'Mara does not have this bill-to.'],
  [{ mayPay: false }, bank, 'Mara may not make payments.'],
  [{ mayView: false }, bank, 'Mara may not use autopay.'],
  [{ hasWholeBillTo: false }, bank, 'Mara does not have all ship-tos of this bill-to.'],
  [{ missingShipTos: ['0000102'] }, bank, 'Mara does not have ship-to 0000102.'],
  [{}, { ...card, isExpired: true }, 'Visa ending in 4242 has expired.'],
  [{ mayPayByCard: false }, card, 'Cards cannot be used here.'],
  [{ mayPayByCard: false }, bank, undefined],
  [
    {},
    { ...bank, unusableBecause: 'The account was closed.' },
    'Business account ending in 1012: The account was closed.',
  ],
] as const)('%o with %o: %s [BILL-5]', (changes, method, sentence) => {
  expect(because(changes, method)).toBe(sentence)
})

test('without its method a schedule stops; one of a person needs no more than their own ship-tos [BILL-5]', () => {
  expect(stopReason({ kind: 'user', person, method: undefined })).toBe(
    'Its bank account or card cannot be used for this bill-to any more.',
  )
  expect(stopReason({ kind: 'user', person: { ...person, hasWholeBillTo: false }, method: bank })).toBe(undefined)
})
