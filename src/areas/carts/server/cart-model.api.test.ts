import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, getCart } from '../cart.endpoints.ts'
import { addToCart, setLine, setLines } from '../line.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = shipTos.own

// Cents a case and an each; the buyer's own prices.
const prices = new Map<string, readonly [number, number]>([
  [items.flour, [2000, 250]],
  [items.oil, [3000, 0]],
  [items.napkins, [0, 599]],
])
const itemNumbers = [...prices.keys()]
/** Case-only and each-only items take one unit; the other is then not asked for. */
const fitting = (itemNumber: string, cases: number, units: number) => ({
  orderedCases: prices.get(itemNumber)![0] === 0 ? 0 : cases,
  orderedUnits: prices.get(itemNumber)![1] === 0 ? 0 : units,
})

const oneLine = fc
  .record({
    itemNumber: fc.constantFrom(...itemNumbers),
    cases: fc.integer({ min: 0, max: 20 }),
    units: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ itemNumber, cases, units }) => ({ itemNumber, ...fitting(itemNumber, cases, units) }))
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), lines: fc.tuple(oneLine) }),
  fc.record({ kind: fc.constant('set' as const), lines: fc.tuple(oneLine) }),
  fc.record({ kind: fc.constant('setMany' as const), lines: fc.array(oneLine, { minLength: 1, maxLength: 4 }) }),
)

test('any sequence of changes returns the cart as it then is, line by line and to the cent [CART-5]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const created = await buyer.ask(createCart, { params: own, body: { cart: {} } })
      const params = { ...own, cartId: created.cart.id }
      const model = new Map<string, readonly [number, number]>()
      for (const { kind, lines } of steps) {
        const [{ itemNumber, ...quantities } = { itemNumber: '', orderedCases: 0, orderedUnits: 0 }] = lines
        const isNothing = quantities.orderedCases + quantities.orderedUnits === 0
        if (kind === 'add' && isNothing) continue
        const [cases, units] = model.get(itemNumber) ?? [0, 0]
        const hadLines = model.size > 0
        const line = { params: { ...params, itemNumber }, body: quantities }
        if (kind === 'add') model.set(itemNumber, [cases + quantities.orderedCases, units + quantities.orderedUnits])
        else for (const one of lines) model.set(one.itemNumber, [one.orderedCases, one.orderedUnits])
        for (const [number, [c, u]] of model) if (c + u === 0) model.delete(number)
        const { cart } = await (kind === 'add'
          ? buyer.ask(addToCart, line)
          : kind === 'set'
            ? buyer.ask(setLine, line)
            : buyer.ask(setLines, { params, body: { items: lines } }))
        // A cart that never had a line is not discarded by removing nothing.
        expect(cart === null).toBe(hadLines && model.size === 0)
        if (cart === null) return
        const read = new Map(cart.items.map((one) => [one.itemNumber, [one.orderedCases, one.orderedUnits]]))
        expect(read).toEqual(new Map(model))
        const subtotal = [...model].reduce((sum, [number, [c, u]]) => {
          const [casePrice, eachPrice] = prices.get(number)!
          return sum + c * casePrice + u * eachPrice
        }, 0)
        expect(cart.totals.subtotal).toBe(subtotal)
        expect((await buyer.ask(getCart, { params })).cart).toEqual(cart)
      }
    }),
    { numRuns: 40 },
  )
})
