import { beforeEach, expect, test } from 'vitest'
import { forgetKept } from '#browser/kept-for-user.ts'
import { type FakeStorage, fakeStorage } from '#tests/support/fake-storage.ts'
import { forgetEdit, isKept, keepEdit, keptEdits } from './kept-edits.ts'

let storage: FakeStorage
beforeEach(() => {
  storage = fakeStorage()
})

const buyer = { userId: 'buyer', division: 'NLV', shipTo: '0000101' }
const edit = {
  cartId: 'cart-1',
  itemNumber: '0001001',
  base: { cases: 0, units: 0 },
  typed: { cases: 5, units: 0 },
}

test('a typed line is read back with the cart it was typed for [CART-14]', () => {
  keepEdit(buyer, edit)
  expect(keptEdits(buyer)).toEqual([edit])
  forgetEdit(buyer, 'cart-1', '0001001')
  expect(keptEdits(buyer)).toEqual([])
})

test('a line typed without seeing the cart is still known as such after a reload [CART-14]', () => {
  keepEdit(buyer, { ...edit, cartId: 'new', isUnseen: true })
  expect(keptEdits(buyer)).toEqual([{ ...edit, cartId: 'new', isUnseen: true }])
})

test('a line is still known as ordered from its guide after a reload [CART-14, GUIDE-3]', () => {
  const guide = { id: '01890000-0000-7000-8000-000000000001', type: 'CustomOrder' }
  keepEdit(buyer, { ...edit, cartId: 'new', guide })
  expect(keptEdits(buyer)).toEqual([{ ...edit, cartId: 'new', guide }])
})

test("another user's or ship-to's lines are never read [CART-14]", () => {
  keepEdit(buyer, edit)
  expect(keptEdits({ ...buyer, userId: 'chef' })).toEqual([])
  expect(keptEdits({ ...buyer, userId: 'buye' })).toEqual([])
  expect(keptEdits({ ...buyer, shipTo: '0000102' })).toEqual([])
})

test('signing out leaves nothing of anybody behind, and nothing else is touched [CART-14]', () => {
  localStorage.setItem('larder.theme', 'dark')
  keepEdit(buyer, edit)
  keepEdit({ ...buyer, userId: 'chef' }, edit)
  forgetKept()
  expect(Object.keys(localStorage)).toEqual(['larder.theme'])
})

test('what another program wrote there is not taken for a line [CART-14]', () => {
  keepEdit(buyer, edit)
  const [key] = Object.keys(localStorage)
  for (const text of ['', '{}', '{"base":{"cases":-1,"units":0},"typed":{"cases":1,"units":0}}', 'nonsense']) {
    localStorage.setItem(key!, text)
    expect(keptEdits(buyer)).toEqual([])
  }
})

test('a full storage does not make a line look sent [CART-14]', () => {
  storage.fill()
  keepEdit(buyer, edit)
  expect(isKept(buyer, 'cart-1', '0001001')).toBe(true)
  forgetEdit(buyer, 'cart-1', '0001001')
  expect(isKept(buyer, 'cart-1', '0001001')).toBe(false)
})
