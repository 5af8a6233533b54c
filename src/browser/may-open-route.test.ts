import { expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { mayOpenRoute } from './may-open-route.ts'

const actor = (kind: Actor['kind'], ...held: string[]): Actor => ({
  userId: 'u1',
  realUserId: 'u1',
  kind,
  can: (feature) => held.includes(feature),
})

test('a route without a rule opens for everyone [ACCESS-3]', () => {
  expect(mayOpenRoute(undefined, actor('external'), 'restaurant')).toBeNull()
})

test('a route needs every one of its features [ACCESS-3]', () => {
  const rule = { needs: ['manageCart', 'addOrder'] }
  expect(mayOpenRoute(rule, actor('external', 'manageCart'), 'restaurant')).toBe('/errors')
  expect(mayOpenRoute(rule, actor('external', 'manageCart', 'addOrder'), 'restaurant')).toBeNull()
})

test('one of the any-of features is enough [ACCESS-3]', () => {
  const rule = { anyOf: ['viewAutopay', 'addAutopay'] }
  expect(mayOpenRoute(rule, actor('external', 'addAutopay'), 'restaurant')).toBeNull()
  expect(mayOpenRoute(rule, actor('external'), 'restaurant')).toBe('/errors')
})

test('an any-of list without entries opens for nobody [ACCESS-3]', () => {
  expect(mayOpenRoute({ anyOf: [] }, actor('internal', 'loginAs'), 'restaurant')).toBe('/errors')
})

test('a proxy is not internal [ACCESS-1]', () => {
  const rule = { kinds: ['internal'] as const }
  expect(mayOpenRoute(rule, actor('internal'), 'restaurant')).toBeNull()
  expect(mayOpenRoute(rule, actor('proxy'), 'restaurant')).toBe('/errors')
})

test('a refusal goes to the redirect path of the rule [ACCESS-3]', () => {
  const rule = { needs: ['manageCart'], redirect: '/shop' }
  expect(mayOpenRoute(rule, actor('external'), 'restaurant')).toBe('/shop')
})

test('a wrong app mode goes to the dashboard, but a missing feature is told first [ACCESS-3]', () => {
  const rule = { modes: ['restaurant'] as const, needs: ['manageCart'] }
  expect(mayOpenRoute(rule, actor('external', 'manageCart'), 'accounting')).toBe('/dashboard')
  expect(mayOpenRoute(rule, actor('external'), 'accounting')).toBe('/errors')
})
