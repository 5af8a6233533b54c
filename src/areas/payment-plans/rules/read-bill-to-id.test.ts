import { expect, test } from 'vitest'
import { readBillToId } from './read-bill-to-id.ts'

test('an address names division and bill-to; anything else names none [NEXT-13]', () => {
  expect(readBillToId('NLV-0000100')).toEqual({ division: 'NLV', billTo: '0000100' })
  expect(readBillToId('NLV-PR-115')).toEqual({ division: 'NLV', billTo: 'PR-115' })
  expect(['', 'NLV', 'nlv-1', 'NLV-', 'NLV-1/2'].map(readBillToId)).toEqual(Array.from({ length: 5 }))
})
