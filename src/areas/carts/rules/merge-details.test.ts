import { expect, test } from 'vitest'
import { mergeDetails } from './merge-details.ts'

const base = { po: 'A', soType: 'regularDelivery', deliveryDate: '2026-11-24' } as const

test('a PO of mine and a date of theirs are both kept [CART-12]', () => {
  expect(mergeDetails(base, { ...base, po: 'B' }, { ...base, deliveryDate: '2026-11-25' })).toEqual({
    details: { ...base, po: 'B', deliveryDate: '2026-11-25' },
    conflicts: [],
  })
})

test('what both changed stays as typed and is named [CART-12]', () => {
  expect(mergeDetails(base, { ...base, po: 'B' }, { ...base, po: 'C' })).toEqual({
    details: { ...base, po: 'B' },
    conflicts: ['po'],
  })
})

test('order type and date are one decision: a date of theirs is not driven under a type of mine [CART-12]', () => {
  const mine = { ...base, soType: 'willCall', deliveryDate: '2026-11-23' } as never
  const merged = mergeDetails(base, mine, { ...base, deliveryDate: '2026-11-25' })
  expect(merged).toEqual({ details: mine, conflicts: ['deliveryDate'] })
})
