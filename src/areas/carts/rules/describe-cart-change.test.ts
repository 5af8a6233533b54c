import { expect, test } from 'vitest'
import type { CartChange } from '../cart-change.ts'
import { describeCartChange } from './describe-cart-change.ts'

const line = (before: number, after: number): CartChange['lines'][number] => ({
  itemNumber: '0001001',
  description: 'FLOUR',
  before: { cases: before, units: 0 },
  after: { cases: after, units: 0 },
})
const change = { kind: 'lines-set', lines: [line(2, 5)], lineCount: 1, before: {}, after: {} }

test('a change names its item with before and after [CART-12]', () => {
  expect(describeCartChange(change)).toBe('FLOUR, 2 CS to 5 CS')
  expect(describeCartChange({ ...change, lines: [line(0, 3)] })).toBe('FLOUR added, 3 CS')
  expect(describeCartChange({ ...change, lines: [line(3, 0)] })).toBe('FLOUR removed, was 3 CS')
  expect(describeCartChange({ ...change, lines: [line(1, 2), line(1, 3)], lineCount: 2 })).toBe('2 items changed')
})

test('a change of details lists only what changed [CART-12]', () => {
  const details = { kind: 'details-changed', lines: [], lineCount: 0 }
  expect(
    describeCartChange({ ...details, before: { po: '', deliveryDate: null }, after: { po: 'A', deliveryDate: null } }),
  ).toBe('PO - to A')
  expect(describeCartChange({ ...details, kind: 'undone', before: { po: 'A' }, after: { po: '' } })).toBe(
    'Undo: PO A to -',
  )
  expect(describeCartChange({ ...details, kind: 'something-new', before: {}, after: {} })).toBe('Changed the cart')
})

test('locking a cart is described with who locked it [CART-12]', () => {
  const access = { kind: 'access-modified', lines: [], lineCount: 0, before: {}, after: {} }
  expect(describeCartChange({ ...access, sharingMode: 'LOCK' })).toBe('Locked the cart')
  expect(describeCartChange({ ...access, sharingMode: 'UNLOCK' })).toBe('Unlocked the cart')
  expect(describeCartChange({ ...access, sharingMode: null })).toBe('Changed who has access')
})
