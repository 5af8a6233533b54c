import { expect, test } from 'vitest'
import { keyOf, senderKey } from './key-of.ts'

test('credentials and codes are the same whatever their case and the blanks around them [PUNCH-1, PUNCH-2]', () => {
  expect(senderKey(' NetworkID', 'AN01-T ')).toBe(senderKey('NetworkId', 'an01-t'))
  expect(keyOf('0042')).not.toBe(keyOf('42'))
})

test('no two pairs have one key, wherever their parts end [PUNCH-1]', () => {
  expect(senderKey('a', 'b c')).not.toBe(senderKey('a b', 'c'))
  expect(senderKey('a","b', 'c')).not.toBe(senderKey('a', 'b","c'))
})
