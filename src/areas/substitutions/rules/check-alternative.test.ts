import { expect, test } from 'vitest'
import { buildShipTo } from '#areas/carts/testing/build-cart.ts'
import { type BuiltItem, buildCompared, nothing, priceOf } from '../testing/build-compared.ts'
import { checkAlternative } from './check-alternative.ts'

const flour = buildCompared()
const check = (
  to: Partial<BuiltItem> | undefined,
  {
    from = {},
    limit = 10,
    accepted = nothing,
  }: { from?: Partial<BuiltItem>; limit?: number | null; accepted?: typeof nothing | Record<string, string[]> } = {},
) =>
  checkAlternative(
    buildCompared(from),
    to && buildCompared({ itemNumber: '0001002', description: 'FLOUR BREAD', ...to }),
    buildShipTo(),
    { maxIncreasePercent: limit, accepted: { ...nothing, ...accepted } },
  )
const texts = (...given: Parameters<typeof check>) => check(...given).findings.map(({ text }) => text)

test('an item that is as good passes [NEXT-3]', () => {
  expect(check({ freeFrom: ['Milk'] })).toMatchObject({ findings: [], passes: true })
})

test('what the division does not sell, is no longer sold or is made for others never passes [NEXT-3]', () => {
  expect(check(undefined)).toMatchObject({ passes: false, findings: [{ kind: 'notSold', weight: 'stops' }] })
  for (const to of [
    { erpStatus: 'discontinued' },
    { erpStatus: 'inactive' },
    { isProprietary: true },
    { isReserved: true },
    { itemNumber: flour.itemNumber },
  ] as const)
    expect(check(to)).toMatchObject({ passes: false, findings: [{ kind: 'notSold', weight: 'stops' }] })
})

test('an allergen the item is known to be free from is said with that, and stops until accepted [NEXT-3, CHECK-2]', () => {
  const from = { freeFrom: ['Milk'] }
  const to = { contains: ['Milk'] }
  expect(texts(to, { from })).toEqual(['Contains Milk; FLOUR ALL PURPOSE is free from it.'])
  expect(check(to, { from }).passes).toBe(false)
  expect(check(to, { from, accepted: { allergens: ['Milk'] } }).passes).toBe(true)
  expect(texts({ mayContain: ['Soy'] })).toEqual(['May contain Soy; the other item is not known to.'])
})

test('not known is said as not known, and is not taken for free [NEXT-3, CHECK-2]', () => {
  const from = { freeFrom: ['Peanuts'] }
  expect(texts({}, { from })).toEqual(['Not known whether it is free from Peanuts.', 'Its allergens are not known.'])
  expect(check({}, { from }).passes).toBe(false)
  expect(check({}, { from, accepted: { unstated: ['Peanuts'] } }).passes).toBe(true)
})

test('a diet that is lost stops until accepted; another one that is lost later stops again [NEXT-3]', () => {
  const from = { diets: ['vegan', 'organic'] }
  const to = { diets: ['organic'], freeFrom: ['Milk'] }
  expect(texts(to, { from })).toEqual(['Not vegan.'])
  const accepted = { diets: ['vegan'] }
  expect(check(to, { from, accepted }).passes).toBe(true)
  expect(check({ ...to, diets: [] }, { from, accepted }).passes).toBe(false)
})

test.each([
  // 50 cents a pound; 40 lb at 2200 cents are 55: exactly 10%.
  [2200, 10, true, 'Costs 10% more a pound.'],
  [2201, 10, false, 'Costs 10.1% more a pound; your limit is 10%.'],
  [2201, null, true, 'Costs 10.1% more a pound.'],
  [2000, 0, true, undefined],
  [2001, 0, false, 'Costs 0.1% more a pound; your limit is 0%.'],
  [1500, 0, true, undefined],
])('a case at %s cents with a limit of %s%% [NEXT-3]', (cents, limit, passes, text) => {
  const found = check({ price: priceOf(cents), freeFrom: ['Milk'] }, { limit })
  expect(found.passes).toBe(passes)
  expect(found.findings.map((each) => each.text)).toEqual(text === undefined ? [] : [text])
})

test('by measure, not by case: a smaller pack at less a case may be dearer [NEXT-3]', () => {
  // 30 lb at 1680 cents: 56 a pound, 12% more than 50.
  const to = { packSizeDescription: '6/5 LB', price: priceOf(1680), freeFrom: ['Milk'] }
  expect(texts(to)).toEqual(['Costs 12% more a pound; your limit is 10%.', 'Comes as 6/5 LB, not 8/5 LB.'])
})

test('a price that cannot be compared keeps no limit, and none stops [NEXT-3]', () => {
  const to = { packSizeDescription: '4/1 GAL', caseWeightHundredths: 0, freeFrom: ['Milk'] }
  expect(check(to).passes).toBe(false)
  expect(check(to, { limit: null }).passes).toBe(true)
  expect(check({ price: null }, { limit: null })).toMatchObject({ passes: false })
})
