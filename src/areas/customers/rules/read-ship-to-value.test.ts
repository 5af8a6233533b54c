import { expect, test } from 'vitest'
import { readShipToValue } from './read-ship-to-value.ts'

test('an address names a ship-to by division and number [SHELL-6]', () => {
  expect(readShipToValue('NLV.0000101')).toEqual({ division: 'NLV', number: '0000101' })
  for (const nonsense of ['', 'NLV', 'NLV.', '.0000101', 'a.b.c']) expect(readShipToValue(nonsense)).toBeNull()
})
