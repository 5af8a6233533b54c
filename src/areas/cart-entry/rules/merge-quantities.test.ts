import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { isRemoval, mergeQuantities, type TypedLine } from './merge-quantities.ts'

const line = (base: number, typed: number, sent?: number): TypedLine => ({
  itemNumber: 'a',
  base: { cases: base, units: 0 },
  typed: { cases: typed, units: 0 },
  ...(sent !== undefined && { sent: { cases: sent, units: 0 } }),
})
const cart = (cases: number, units = 0) => new Map([['a', { cases, units }]])

test('what nobody else touched is sent as typed [CART-12]', () => {
  expect(mergeQuantities([line(1, 5)], cart(1)).send).toEqual([{ itemNumber: 'a', cases: 5, units: 0 }])
})

test('a line two people set differently is a conflict, and nothing of it is sent [CART-12]', () => {
  expect(mergeQuantities([line(1, 5)], cart(3))).toEqual({
    send: [],
    conflicts: [{ itemNumber: 'a', mine: { cases: 5, units: 0 }, theirs: { cases: 3, units: 0 } }],
    arrived: [],
  })
})

test('the same typed by both is agreement [CART-12]', () => {
  expect(mergeQuantities([line(1, 5)], cart(5)).arrived).toEqual(['a'])
})

test('cases set by one person and eaches set by another are both kept [CART-12]', () => {
  expect(mergeQuantities([line(1, 5)], cart(1, 7)).send).toEqual([{ itemNumber: 'a', cases: 5, units: 7 }])
})

test('a line typed without seeing the cart is a conflict that names nobody, and is sent where the cart had none [CART-14]', () => {
  const unseen = { ...line(0, 5), isUnseen: true as const }
  expect(mergeQuantities([unseen], new Map([['a', { cases: 2, units: 0 }]])).conflicts).toEqual([
    { itemNumber: 'a', mine: { cases: 5, units: 0 }, theirs: { cases: 2, units: 0 }, isUnseen: true },
  ])
  expect(mergeQuantities([unseen], new Map()).send).toEqual([{ itemNumber: 'a', cases: 5, units: 0 }])
})

test("a line that arrived, but whose response was lost, is no conflict with the same person's next quantity [CART-14]", () => {
  expect(mergeQuantities([line(0, 12, 1)], cart(1)).send).toEqual([{ itemNumber: 'a', cases: 12, units: 0 }])
})

test('a line taken out by another is a conflict with typing over it [CART-12]', () => {
  expect(mergeQuantities([line(1, 5)], new Map()).conflicts).toHaveLength(1)
})

const quantity = fc.record({ cases: fc.integer({ min: 0, max: 3 }), units: fc.integer({ min: 0, max: 3 }) })
const typedLines = fc.uniqueArray(
  fc.record({ itemNumber: fc.constantFrom('a', 'b', 'c', 'd'), base: quantity, typed: quantity }),
  { selector: ({ itemNumber }) => itemNumber },
)
const carts = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity), {
  selector: ([itemNumber]) => itemNumber,
})
const nothing: LineQuantity = { cases: 0, units: 0 }

test('every typed line is sent, in conflict or there already: none is lost, none twice [CART-12, CART-14]', () => {
  fc.assert(
    fc.property(typedLines, carts, (typed, entries) => {
      const { send, conflicts, arrived } = mergeQuantities(typed, new Map(entries))
      const outcome = [...send, ...conflicts].map(({ itemNumber }) => itemNumber).concat(arrived)
      expect(outcome.toSorted()).toEqual(typed.map(({ itemNumber }) => itemNumber).toSorted())
    }),
  )
})

test('a typed value never overwrites a different one that another person set [CART-12]', () => {
  fc.assert(
    fc.property(typedLines, carts, (typed, entries) => {
      const now = new Map<string, (typeof entries)[number][1]>(entries)
      for (const sent of mergeQuantities(typed, now).send) {
        const { base } = typed.find(({ itemNumber }) => itemNumber === sent.itemNumber)!
        const theirs = now.get(sent.itemNumber) ?? nothing
        for (const unit of ['cases', 'units'] as const)
          if (theirs[unit] !== base[unit]) expect(sent[unit]).toBe(theirs[unit])
      }
    }),
  )
})

test('no typed value is dropped without notice [CART-12, CART-14]', () => {
  fc.assert(
    fc.property(typedLines, carts, (typed, entries) => {
      const now = new Map(entries)
      const { send, conflicts } = mergeQuantities(typed, now)
      const after = new Map([...now, ...send.map(({ itemNumber, ...quantity }) => [itemNumber, quantity] as const)])
      for (const each of typed) {
        if (conflicts.some(({ itemNumber }) => itemNumber === each.itemNumber)) continue
        const read = after.get(each.itemNumber) ?? nothing
        for (const unit of ['cases', 'units'] as const)
          if (each.typed[unit] !== each.base[unit]) expect(read[unit]).toBe(each.typed[unit])
      }
    }),
  )
})

test('sending again after it arrived changes nothing: once is enough [CART-14]', () => {
  fc.assert(
    fc.property(typedLines, carts, (typed, entries) => {
      const now = new Map(entries)
      const { send } = mergeQuantities(typed, now)
      const after = new Map([...now, ...send.map(({ itemNumber, ...quantity }) => [itemNumber, quantity] as const)])
      // What is sent is what the line shows from then on.
      const again = send.map(({ itemNumber, ...quantity }) => ({
        ...typed.find((each) => each.itemNumber === itemNumber)!,
        typed: quantity,
        sent: quantity,
      }))
      const second = mergeQuantities(again, after)
      expect([second.send, second.conflicts]).toEqual([[], []])
    }),
  )
})

test('a quantity typed to nothing removes the line; one that was nothing before does not [CART-5]', () => {
  const line = (base: number, typed: number) => ({
    itemNumber: '0001001',
    base: { cases: base, units: 0 },
    typed: { cases: typed, units: 0 },
  })
  expect(isRemoval(line(2, 0))).toBe(true)
  expect([line(2, 1), line(0, 0), line(0, 2)].map(isRemoval)).toEqual([false, false, false])
})
