import { expect, test } from 'vitest'
import { createIntentKeys, randomKey } from './intent-keys.ts'

function counted() {
  let made = 0
  return createIntentKeys(() => `key-${++made}`)
}

test('a retry of the same intent carries the same key [CHECK-6]', () => {
  const keys = counted()
  expect(keys.keyFor({ cartId: 'c1' })).toBe(keys.keyFor({ cartId: 'c1' }))
})

test('another input is another intent, also when it returns to the first', () => {
  const keys = counted()
  const first = keys.keyFor({ po: 'A' })
  const second = keys.keyFor({ po: 'B' })
  expect(second).not.toBe(first)
  expect(keys.keyFor({ po: 'A' })).not.toBe(first)
})

test('after a known outcome the same input is a new intent', () => {
  const keys = counted()
  const first = keys.keyFor({ po: 'A' })
  keys.forget()
  expect(keys.keyFor({ po: 'A' })).not.toBe(first)
})

test('a random key is a UUID of version 4', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
