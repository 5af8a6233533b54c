import { expect, test } from 'vitest'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { lineOf } from './line-of.ts'

const item = {
  itemNumber: '0001001',
  description: 'Flour',
  packSizeDescription: '2/25 LB',
  brand: 'Mill',
  eachOnly: false,
  isBrokenCase: true,
  isCatchWeight: false,
  isDropShip: false,
  isJustInTime: false,
  unspsc: '50221000',
}
const price = { casePrice: 4120, eachPrice: 2110 } as ItemPrice
const units = { uomMapCase: 'CS', uomMapEach: 'PCE' }
const asked = { unit: '', quantity: 3 } as const

test('an item goes by the case at its price, unless the each is asked for [PUNCH-3]', () => {
  expect(lineOf(item, price, asked, units)).toMatchObject({
    partId: '0001001',
    auxiliaryId: 'CS',
    quantity: 3,
    unitPrice: 412_000,
    unit: 'CS',
    unspsc: '50221000',
    manufacturer: { name: 'Mill' },
    marks: [],
  })
  expect(lineOf(item, price, { unit: 'EA', quantity: 1 }, units)).toMatchObject({ unitPrice: 211_000, unit: 'PCE' })
  expect(lineOf({ ...item, eachOnly: true }, price, asked, units)).toMatchObject({ auxiliaryId: 'EA' })
})

test('a unit it is not sold in, or that has no price, makes no line [PUNCH-3]', () => {
  expect(lineOf({ ...item, isBrokenCase: false }, price, { unit: 'EA', quantity: 1 }, units)).toBeUndefined()
  expect(lineOf({ ...item, eachOnly: true }, price, { unit: 'CS', quantity: 1 }, units)).toBeUndefined()
  expect(lineOf(item, { ...price, casePrice: null }, asked, units)).toBeUndefined()
  expect(lineOf(item, null, asked, units)).toBeUndefined()
})

test('an item without a commodity code is food, and what is special about it is marked [PUNCH-3]', () => {
  const special = { ...item, unspsc: '', brand: '', isCatchWeight: true, isDropShip: true, isJustInTime: true }
  expect(lineOf(special, price, asked, units)).toMatchObject({
    unspsc: '50000000',
    manufacturer: undefined,
    marks: ['CatchWeight', 'DropShip', 'JustInTime'],
  })
})
