import { expect, test } from 'vitest'
import { isFeature } from '#kit/feature-keys.ts'
import { offerScopes, peopleFeatures } from './offer-scopes.ts'

const holding = (...held: string[]) => ({ can: (feature: string) => held.includes(feature) })

test('a key is offered what its owner has, and nothing else [NEXT-12]', () => {
  expect(offerScopes(holding('addOrder', 'viewInvoices', 'connectPrograms'))).toEqual(['addOrder', 'viewInvoices'])
  expect(offerScopes(holding())).toEqual([])
})

test('nobody can give a key what is for people, whatever they have themselves [NEXT-12]', () => {
  const offered = offerScopes({ can: () => true })
  for (const feature of peopleFeatures) {
    expect(isFeature(feature)).toBe(true)
    expect(offered).not.toContain(feature)
  }
})
