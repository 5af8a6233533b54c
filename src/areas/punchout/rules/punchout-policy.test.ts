import { expect, test } from 'vitest'
import { punchoutPolicy } from './punchout-policy.ts'

const policy = "default-src 'self';form-action 'self' https://cards.example;frame-ancestors 'none';script-src 'self'"
const returnUrl = 'https://buyer.example:8443/return?a=1;frame-ancestors%20*'

test('the sites of the buyer may frame the page, and its form may go back there [PUNCH-4]', () => {
  const addresses = { returnUrl, procurementSoftwareUrl: 'https://coupa.example/home' }
  expect(punchoutPolicy(policy, addresses)).toBe(
    "default-src 'self';form-action 'self' https://cards.example https://buyer.example:8443;" +
      "frame-ancestors 'self' https://buyer.example:8443 https://coupa.example;script-src 'self'",
  )
})

test('an address that is missing adds nothing [PUNCH-4]', () => {
  expect(punchoutPolicy(policy, { returnUrl: '', procurementSoftwareUrl: '' })).toBe(
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  )
})
