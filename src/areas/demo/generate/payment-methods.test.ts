import { expect, test } from 'vitest'
import { checkAccountNumber } from '#areas/payment-methods/rules/check-account-number.ts'
import { checkDescription } from '#areas/payment-methods/rules/check-description.ts'
import { checkNameOnAccount } from '#areas/payment-methods/rules/check-name-on-account.ts'
import { checkRoutingNumber } from '#areas/payment-methods/rules/check-routing-number.ts'
import { isCardExpired } from '#areas/payment-methods/rules/is-card-expired.ts'
import { demoMethods } from './payment-methods.ts'

test('the demo’s accounts and cards would pass as anybody’s, and one card is past its date [PROFILE-4]', () => {
  const today = '2026-11-21'
  const methods = demoMethods(today)
  for (const { description, account, card } of methods) {
    expect(checkDescription(card ? 'card' : 'bank', description)).toBeUndefined()
    if (!account) continue
    const problems = [
      checkRoutingNumber(account.routingNo),
      checkAccountNumber(account.accountNo),
      checkNameOnAccount(account.nameOnAccount),
    ]
    expect(problems).toEqual([undefined, undefined, undefined])
  }
  expect(methods.filter(({ card }) => card && isCardExpired(card.expires, today))).toHaveLength(1)
  expect(demoMethods(today)).toEqual(methods)
})
