import { beforeEach, expect, test } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { forgetIntent, keepIntent } from './new-cart-intent.ts'

beforeEach(() => {
  fakeStorage()
})

const guide = { id: '01890000-0000-7000-8000-000000000001', type: 'CustomOrder' }

test('a cart that got no response is created again by the same key from the same guide [CART-5]', () => {
  const made = keepIntent('a', guide)
  expect(made.guideInfo).toEqual(guide)
  expect(keepIntent('a', undefined)).toEqual(made)
  expect(keepIntent('b', undefined).key).not.toBe(made.key)
})

test('after a response the next cart has another key [CART-5]', () => {
  const made = keepIntent('a', guide)
  forgetIntent('a')
  const next = keepIntent('a', undefined)
  expect([next.key === made.key, next.guideInfo]).toEqual([false, undefined])
})

test('the bare key of an earlier version still names its cart [CART-5]', () => {
  localStorage.setItem('a', '6c9f0a52-58a5-4b1e-93ad-2c0a1f3b7c11')
  expect(keepIntent('a', guide)).toEqual({ key: '6c9f0a52-58a5-4b1e-93ad-2c0a1f3b7c11' })
})
