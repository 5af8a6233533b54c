import { expect, test } from 'vitest'
import { countableScreens, mayCount } from './countable-screens.ts'

test('routes are counted, addresses with numbers, questions or people in them are not [PROFILE-8]', () => {
  const counts = countableScreens([
    '/shop',
    '/shop',
    '/items/$itemNumber',
    '/items/0012345',
    '/shop?keyword=x',
    '/u/a@b.example',
    'shop',
    '/',
  ])
  expect([...counts]).toEqual([
    ['/shop', 2],
    ['/items/$itemNumber', 1],
  ])
})

test('only a customer who said yes is counted: not before the answer, not staff, not who acts as a customer [PROFILE-8]', () => {
  expect(mayCount({ kind: 'external', analyticsOptOut: false })).toBe(true)
  expect(mayCount({ kind: 'external', analyticsOptOut: null })).toBe(false)
  expect(mayCount({ kind: 'external', analyticsOptOut: true })).toBe(false)
  expect(mayCount({ kind: 'internal', analyticsOptOut: false })).toBe(false)
  expect(mayCount({ kind: 'proxy', analyticsOptOut: false })).toBe(false)
})
