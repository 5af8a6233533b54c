import { expect, test } from 'vitest'
import { countUnmapped, featuresOfClaims } from './features-of-claims.ts'

const groups = { name: 'groups', prefix: '' }

test.each<[string, unknown, string[]]>([
  ['a list', ['orders', 'tasting room'], ['orders', 'tasting room']],
  ['one text, separated by blanks as a scope is', 'orders  reports', ['orders', 'reports']],
  ['the same name twice', ['orders', ' orders '], ['orders']],
  ['no claim', undefined, []],
  ['an empty list', [], []],
  ['something else', { orders: true }, []],
  ['a list with other things in it', ['orders', 7, null, ['reports'], ''], ['orders']],
  ['a name of 101 letters', ['x'.repeat(101), 'x'.repeat(100)], ['x'.repeat(100)]],
  ['names no database keeps', ['a\u0000b', 'a\ud800', 'a\nb', 'orders'], ['orders']],
])('%s: %j are the features %j [ACCESS-3]', (_, claim, features) => {
  expect(featuresOfClaims({ groups: claim }, groups)).toEqual(features)
})

test('with a prefix only what begins with it is a feature, without the prefix [ACCESS-3]', () => {
  const claims = { groups: ['larder-orders', 'Everyone', 'LARDER-reports', 'larder-'] }
  expect(featuresOfClaims(claims, { name: 'groups', prefix: 'larder-' })).toEqual(['orders'])
})

test('a claim is looked for by its whole name, and never among what every object has [ACCESS-3]', () => {
  const claims = { 'https://larder.example/features': ['orders'], 'https://larder': { example: ['all'] } }
  expect(featuresOfClaims(claims, { name: 'https://larder.example/features', prefix: '' })).toEqual(['orders'])
  expect(featuresOfClaims(claims, { name: 'constructor', prefix: '' })).toEqual([])
})

test('no more than 200 features come from one sign-in [ACCESS-3]', () => {
  const many = Array.from({ length: 5000 }, (_, n) => `feature ${n}`)
  expect(featuresOfClaims({ groups: many }, groups)).toHaveLength(200)
})

test('with a mapping only what it has is a feature, by the portal’s name [ACCESS-3]', () => {
  const map = new Map([
    ['Night crew', 'night-shift'],
    ['Night lead', 'night-shift'],
    ['beta', 'beta'],
  ])
  const claim = { name: 'groups', prefix: '', map }
  const claims = { groups: ['Night crew', 'Night lead', 'night-shift', 'admin', 'constructor', 7] }
  expect(featuresOfClaims(claims, claim)).toEqual(['night-shift'])
  expect(countUnmapped(claims, claim)).toBe(3)
  expect(featuresOfClaims({ groups: ['L-beta', 'beta'] }, { ...claim, prefix: 'L-' })).toEqual(['beta'])
  expect(countUnmapped(claims, groups)).toBe(0)
})
