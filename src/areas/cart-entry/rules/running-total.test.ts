import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals, type TotalledLine } from '#areas/carts/rules/cart-totals.ts'
import { runningTotal } from './running-total.ts'

const price = (casePrice: number | null, eachPrice: number | null = null, isEstimate = false) => ({
  casePrice,
  eachPrice,
  isEstimate,
})
const line = (itemNumber: string, orderedCases: number, orderedUnits: number, of: TotalledLine['price']) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
  price: of,
})
const typed = (itemNumber: string, cases: number, units = 0) => ({ itemNumber, typed: { cases, units } })
const unknown = () => undefined

test('a typed quantity counts in the total before it is saved, also of an item that is not in the cart [CART-11]', () => {
  const cart = [line('1', 2, 0, price(1050)), line('2', 0, 3, price(null, 200))]
  expect(runningTotal(cart, [typed('1', 5), typed('9', 1)], () => price(9999))).toEqual({
    lines: 3,
    subtotal: 5 * 1050 + 3 * 200 + 9999,
    isEstimate: false,
    saving: 0,
  })
})

test('a line typed to nothing leaves the total, and the price of a line in the cart is the cart’s [CART-5, CART-10]', () => {
  const cart = [line('1', 2, 0, price(1050)), line('2', 1, 0, price(300, null, true))]
  expect(runningTotal(cart, [typed('2', 0), typed('1', 1)], () => price(7777))).toEqual({
    lines: 1,
    subtotal: 1050,
    isEstimate: false,
    saving: 0,
  })
})

test('a catch-weight line makes the total an estimate, and a line without a known price counts without money [CART-11]', () => {
  expect(runningTotal([], [typed('1', 2)], () => price(500, null, true))).toEqual({
    lines: 1,
    subtotal: 1000,
    isEstimate: true,
    saving: 0,
  })
  expect(runningTotal([], [typed('1', 2)], unknown)).toEqual({
    lines: 1,
    subtotal: 0,
    isEstimate: false,
    saving: 0,
  })
})

test('once everything typed is saved, the total is the one the server counts [CART-11]', () => {
  const quantity = fc.integer({ min: 0, max: 9999 })
  const anyPrice = fc.option(
    fc.record({
      casePrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
      eachPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
      isEstimate: fc.boolean(),
    }),
  )
  const anyLine = fc.record({
    itemNumber: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    orderedCases: quantity,
    orderedUnits: quantity,
    price: anyPrice,
  })
  const anyLines = fc.uniqueArray(anyLine, { selector: ({ itemNumber }) => itemNumber })
  fc.assert(
    fc.property(anyLines, anyLines, (before, after) => {
      const prices = new Map<string, TotalledLine['price']>(
        [...after, ...before].map((each) => [each.itemNumber, each.price]),
      )
      const saved = new Map<string, (typeof before)[number]>(before.map((each) => [each.itemNumber, each]))
      for (const each of after) saved.set(each.itemNumber, { ...each, price: prices.get(each.itemNumber) ?? null })
      const ordered = [...saved.values()].filter((each) => each.orderedCases + each.orderedUnits > 0)
      const { lines, subtotal, isEstimate } = cartTotals(
        ordered.map((each) => ({ ...each, caseWeightHundredths: 0, eachesPerCase: 1 })),
      )
      const typedLines = after.map((each) => typed(each.itemNumber, each.orderedCases, each.orderedUnits))
      expect(runningTotal(before, typedLines, (itemNumber) => prices.get(itemNumber))).toEqual({
        lines,
        subtotal,
        isEstimate,
        saving: 0,
      })
    }),
  )
})

test('bundles count what is typed, also of items that are not in the cart yet [STAFF-3, CART-11]', () => {
  const offer = { id: 'p1', name: 'Pallet', buy: 10, get: 1, since: '2026-03-01', until: '2026-03-31' }
  const bundled = (casePrice: number) => ({
    ...price(casePrice),
    receipt: { kind: 'list' as const, reference: '', since: '2026-01-01', until: null },
    bundles: { casePrice, perPound: null, caseWeightHundredths: 0, offers: [offer] },
  })
  const cart = [line('1', 6, 0, bundled(2000)), line('2', 3, 0, price(500))]
  const before = runningTotal(cart, [], unknown)
  expect([before.subtotal, before.saving]).toEqual([6 * 2000 + 1500, 0])
  const after = runningTotal(cart, [typed('9', 5)], () => bundled(1100))
  expect([after.subtotal, after.saving]).toEqual([6 * 1818 + 5 * 1000 + 1500, 6 * 182 + 5 * 100])
})
