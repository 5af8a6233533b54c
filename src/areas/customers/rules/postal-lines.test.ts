import { expect, test } from 'vitest'
import { postalLines } from './postal-lines.ts'

const known = { address: '12 Harbor Drive', address2: 'Suite 4', city: 'Las Vegas', state: 'NV', zip: '89101' }

test('an address reads as on an envelope, without what is not known [SHELL-7]', () => {
  expect(postalLines(known)).toEqual(['12 Harbor Drive', 'Suite 4', 'Las Vegas, NV 89101'])
  expect(postalLines({ ...known, address2: '', zip: '' })).toEqual(['12 Harbor Drive', 'Las Vegas, NV'])
  expect(postalLines({ ...known, address: '', address2: '', city: '' })).toEqual(['NV 89101'])
  expect(postalLines({ address: '', address2: '', city: '', state: '', zip: '' })).toEqual([])
})
