import { expect, test } from 'vitest'
import { disableSecondFactor, removeAuthenticator } from './disable-second-factor.ts'

test('two-factor cannot be disabled when an enforce date is set [AUTH-5]', () => {
  expect(disableSecondFactor({ hasFactor: true, enforceDate: null }).allowed).toBe(true)
  for (const enforceDate of ['2020-01-01', '2099-01-01']) {
    expect(disableSecondFactor({ hasFactor: true, enforceDate })).toMatchObject({ refusal: { code: 'enforced' } })
  }
  expect(disableSecondFactor({ hasFactor: false, enforceDate: null })).toMatchObject({
    refusal: { code: 'not_enabled' },
  })
})

test('the last factor of somebody who must have one stays [AUTH-5]', () => {
  const facts = { hasAuthenticator: true, hasPhone: false, enforceDate: '2099-01-01' }
  expect(removeAuthenticator(facts)).toMatchObject({ refusal: { code: 'last_factor' } })
  expect(removeAuthenticator({ ...facts, hasPhone: true }).allowed).toBe(true)
  expect(removeAuthenticator({ ...facts, enforceDate: null }).allowed).toBe(true)
  expect(removeAuthenticator({ ...facts, hasAuthenticator: false })).toMatchObject({ allowed: false })
})
