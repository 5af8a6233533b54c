import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noLoss } from '#areas/items/rules/compare-suitability.ts'
import { buildCalendar, buildLineFacts } from '#areas/carts/testing/build-cart.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { alertKinds } from '../cart-analysis.ts'
import { type AnalysedLine, buildCartAnalysis, type AnalysisFacts } from './build-cart-analysis.ts'

const shelf = { onHandCases: 5, eachesPerCase: 8, isSpecialOrder: false, isDropShip: false, isJustInTime: false }
const line = (more: Partial<AnalysedLine> = {}): AnalysedLine => ({
  itemNumber: '0001001',
  orderedCases: 2,
  orderedUnits: 0,
  price: { casePrice: 2000, eachPrice: 250, isEstimate: false },
  packing: { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 },
  eachesPerCase: 8,
  caseCost: 1500,
  stock: shelf,
  item: { isDropShip: false, isJustInTime: false },
  itemInfo: { stockStatus: 'low stock', nextArrivalOn: null },
  blockedReason: null,
  deliveryDate: '2026-03-03',
  alternates: [],
  ...more,
})
const facts = (lines: AnalysedLine[], more: Partial<AnalysisFacts> = {}): AnalysisFacts => ({
  soType: 'regularDelivery',
  deliveryDate: '2026-03-03',
  dates: dateFactsFor(buildCalendar(), 'regularDelivery', true),
  lines,
  subtotal: 4000,
  orderThreshold: 1_000_000,
  blockSwitchSave: false,
  ...more,
})
const staff = { isStaff: true, mayViewCost: true, maySeeStock: true }
const customer = { isStaff: false, mayViewCost: false, maySeeStock: true }
const summaryOf = (itemNumber: string) => ({ itemNumber }) as ItemSummary
const everything = facts(
  [line({ caseCost: 9999, orderedCases: 9, blockedReason: 'Discontinued Item' }), line({ deliveryDate: '2026-03-09' })],
  { deliveryDate: '2026-03-07', orderThreshold: 1 },
)

test('all six alerts come in one order, what stops the order first [CHECK-3]', () => {
  const { alerts } = buildCartAnalysis(everything, staff, summaryOf)
  expect(alerts.map(({ kind }) => kind)).toEqual(alertKinds)
  expect(alerts.map(({ blocks }) => blocks)).toEqual([true, false, false, false, false, false])
})

test('staff who may not view analysis see which items are below cost, not by how much [CHECK-3]', () => {
  const cheap = facts([line({ caseCost: 9999 })])
  const analysis = buildCartAnalysis(cheap, { ...staff, mayViewCost: false }, summaryOf)
  expect(analysis.itemsBelowCost).toEqual(['0001001'])
  expect(JSON.stringify(analysis)).not.toContain('9999')
  expect(buildCartAnalysis(cheap, staff, summaryOf).items[0]?.belowCost?.caseCost).toBe(9999)
})

test('customers never receive a cost, a below-cost or a threshold alert, whatever the cart [CHECK-3]', () => {
  const quantity = fc.nat(20)
  const lines = fc.array(
    fc.record({ caseCost: fc.constant(777_777), orderedCases: quantity, orderedUnits: quantity }).map(line),
  )
  fc.assert(
    fc.property(lines, fc.boolean(), (some, blockSwitchSave) => {
      const answer = buildCartAnalysis(facts(some, { orderThreshold: 0, blockSwitchSave }), customer, summaryOf)
      expect(answer).not.toHaveProperty('itemsBelowCost')
      expect(JSON.stringify(answer)).not.toMatch(/777777|cost|threshold/i)
    }),
  )
})

test('an item without alerts is left out [CHECK-2]', () => {
  const short = line({ itemNumber: '0001010', orderedCases: 6 })
  const { items, itemsLowOrOutOfStock } = buildCartAnalysis(facts([line(), short]), customer, summaryOf)
  expect(items.map((item) => [item.itemNumber, item.inventoryInfo.availableCases])).toEqual([['0001010', 5]])
  expect(itemsLowOrOutOfStock).toEqual(['0001010'])
})

test('the stock is shown to those with Show inventory; others see only that it is not enough [CHECK-2, ACCESS-2]', () => {
  const short = line({ itemNumber: '0001010', orderedCases: 6 })
  const analysis = buildCartAnalysis(facts([short]), { ...customer, maySeeStock: false }, summaryOf)
  expect(analysis.itemsLowOrOutOfStock).toEqual(['0001010'])
  expect(analysis.items.map((item) => item.inventoryInfo.availableCases)).toEqual([null])
})

test('an item that must make way has its alternates beside the alert, not among the suggestions too [CHECK-3]', () => {
  const price = { casePrice: 1500, eachPrice: 200, isEstimate: false }
  const cheaper = {
    itemNumber: '0000002',
    rank: 1,
    facts: buildLineFacts({ price }),
    packing: { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 },
    caseRatio: 100,
    loss: noLoss,
    price,
    stock: { ...shelf, onHandCases: 500 },
    present: undefined,
  }
  const of = (more: Partial<AnalysedLine>) =>
    buildCartAnalysis(facts([line({ alternates: [cheaper], ...more })]), customer, summaryOf)
  expect(of({})).toMatchObject({ maxSwitchAndSavePercent: 25, items: [{ alternates: [] }] })
  expect(of({ orderedCases: 6 })).toMatchObject({
    maxSwitchAndSavePercent: null,
    items: [{ switchSaveItemInfo: null, alternates: [{ savingPercent: 25 }] }],
  })
})
