import { expect, test } from 'vitest'
import { isKey, startOf } from './read-key.ts'

const key = `larder_${'Ab3-_'.repeat(8)}xyz`

test('a key is larder_ and 43 characters of base64url, and nothing else is looked for [NEXT-12]', () => {
  expect(isKey(key)).toBe(true)
  for (const other of ['', 'larder_', key.slice(7), `${key}x`, key.slice(0, -1), `Larder_${key.slice(7)}`, `${key} `])
    expect(isKey(other), other).toBe(false)
})

test('of a key four characters are shown later [NEXT-12]', () => {
  expect(startOf(key)).toBe('larder_Ab3-')
})
