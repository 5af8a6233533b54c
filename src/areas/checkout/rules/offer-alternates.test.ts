import { expect, test } from 'vitest'
import { noLoss } from '#areas/items/rules/compare-suitability.ts'
import { buildLineFacts } from '#areas/carts/testing/build-cart.ts'
import { type AlternateItem, offerAlternates, type ReplaceableLine } from './offer-alternates.ts'

const packing = { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 }
const shelf = { onHandCases: 500, eachesPerCase: 8, isSpecialOrder: false, isDropShip: false, isJustInTime: false }
const alternate = (itemNumber: string, casePrice: number, more: Partial<AlternateItem> = {}): AlternateItem => ({
  itemNumber,
  rank: 1,
  facts: buildLineFacts({ price: { casePrice, eachPrice: 200 } }),
  packing,
  caseRatio: 100,
  price: { casePrice, eachPrice: 200, isEstimate: false },
  stock: shelf,
  present: undefined,
  loss: noLoss,
  ...more,
})
const offers = (alternates: AlternateItem[], more: Partial<ReplaceableLine> = {}) =>
  offerAlternates({
    orderedCases: 2,
    orderedUnits: 0,
    packing,
    price: { casePrice: 2000, eachPrice: 250, isEstimate: false },
    alternates,
    ...more,
  })

test('an offer says what the line would read, cost and save, in whole percent rounded down [CHECK-2]', () => {
  expect(offers([alternate('0000002', 1751)])).toEqual([
    {
      itemNumber: '0000002',
      orderedCases: 2,
      orderedUnits: 0,
      lineTotal: 3502,
      isEstimate: false,
      saving: 498,
      savingPercent: 12,
      loss: noLoss,
    },
  ])
})

test('the successor comes first, then the ranks of the distributor [CHECK-3]', () => {
  const found = offers([alternate('3', 1, { rank: 2 }), alternate('1', 1), alternate('2', 1, { rank: 0 })])
  expect(found.map((offer) => offer.itemNumber)).toEqual(['2', '1', '3'])
})

test('what may not be ordered, or is not there in full, is not offered [CHECK-3]', () => {
  expect(offers([alternate('2', 1800, { facts: buildLineFacts({ item: { isProprietary: true } }) })])).toEqual([])
  expect(offers([alternate('2', 1800, { stock: { ...shelf, onHandCases: 1 } })])).toEqual([])
  const inCart = { present: { orderedCases: 1, orderedUnits: 0 }, stock: { ...shelf, onHandCases: 2 } }
  expect(offers([alternate('2', 1800, inCart)])).toEqual([])
})

test('an estimate promises no percentage against a fixed price [CHECK-2]', () => {
  const weighed = { price: { casePrice: 1000, eachPrice: null, isEstimate: true } }
  expect(offers([alternate('2', 1000, weighed)])).toMatchObject([{ saving: 2000, savingPercent: null }])
})

test('a line without a price is compared with nothing [CHECK-2]', () => {
  expect(offers([alternate('2', 1800)], { price: null })).toMatchObject([{ saving: null, savingPercent: null }])
})

test('what loses a diet or brings an allergen is offered last, and says so [CHECK-2]', () => {
  const lossy = { loss: { ...noLoss, diets: ['organic'] }, rank: 0 }
  const found = offers([alternate('1', 900, lossy), alternate('2', 1900, { rank: 3 })])
  expect(found.map(({ itemNumber, loss }) => [itemNumber, loss.diets])).toEqual([
    ['2', []],
    ['1', ['organic']],
  ])
})
