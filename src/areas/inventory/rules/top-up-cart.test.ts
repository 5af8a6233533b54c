import { expect, test } from 'vitest'
import { allow } from '#kit/decision.ts'
import { buildLineFacts } from '#areas/carts/testing/build-cart.ts'
import { atOnce } from '#kit/steps.ts'
import { topUpCart } from './top-up-cart.ts'

const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})
const always = () => allow(buildLineFacts())

test('a cart is raised to what is needed, and what it has of an item counts [INV-1]', () => {
  const present = new Map([
    ['0001001', { orderedCases: 1, orderedUnits: 5 }],
    ['0001002', { orderedCases: 9, orderedUnits: 0 }],
  ])
  const needed = [line('0001001', 3, 2), line('0001002', 2), line('0001003', 1)]
  expect(atOnce(topUpCart(needed, present, always))).toEqual({
    lines: [line('0001001', 3, 5), line('0001003', 1)],
    added: [line('0001001', 2), line('0001003', 1)],
    refused: [],
  })
})

test('what may not be ordered is left out with its reason; the rest goes in [INV-1, security 17]', () => {
  const facts = (itemNumber: string) =>
    allow(buildLineFacts(itemNumber === '0001008' ? { item: { erpStatus: 'discontinued' } } : {}))
  const topped = atOnce(topUpCart([line('0001008', 2), line('0001001', 1)], new Map(), facts))
  expect(topped.lines).toEqual([line('0001001', 1)])
  expect(topped.refused).toMatchObject([{ itemNumber: '0001008', refusal: { message: 'Discontinued Item' } }])
})
