import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSuitability, describeLoss, isAlike, noLoss, type Suitability } from './compare-suitability.ts'

const plain: Suitability = { diets: [], contains: [], mayContain: [], freeFrom: [] }
const organic = { ...plain, diets: ['organic', 'vegetarian'], contains: ['Milk'], freeFrom: ['Soy'] }

test('an alternate that satisfies as much loses nothing [CHECK-2]', () => {
  expect(compareSuitability(organic, { ...organic, diets: ['vegetarian', 'Organic', 'kosher'] })).toEqual(noLoss)
})

test('a diet the alternate does not state is lost [CHECK-2]', () => {
  expect(compareSuitability(organic, { ...organic, diets: ['vegetarian'] }).diets).toEqual(['organic'])
})

test('an allergen the alternate contains or may contain is gained, once [CHECK-2]', () => {
  const nuts = { ...organic, contains: ['Milk', 'Tree Nuts'], mayContain: ['tree nuts', 'Egg', 'milk'] }
  expect(compareSuitability(organic, nuts).allergens).toEqual(['Tree Nuts', 'Egg'])
  // What may contain milk and now contains it is worse.
  expect(compareSuitability({ ...plain, mayContain: ['Milk'] }, { ...plain, contains: ['Milk'] }).allergens).toEqual([
    'Milk',
  ])
})

test('free from an allergen is not kept by an alternate that says nothing of it [CHECK-2]', () => {
  expect(compareSuitability(organic, { ...organic, freeFrom: [] }).unstated).toEqual(['Soy'])
  const soy = { ...organic, freeFrom: [], contains: ['Milk', 'Soy'] }
  expect(compareSuitability(organic, soy)).toEqual({ diets: [], allergens: ['Soy'], unstated: [] })
})

test('an item never loses anything to itself, and what is lost is said [CHECK-2]', () => {
  const names = fc.array(fc.constantFrom('Milk', 'Soy', 'Egg', 'organic', 'vegan'))
  const any = fc.record({ diets: names, contains: names, mayContain: names, freeFrom: names })
  fc.assert(fc.property(any, (item) => isAlike(compareSuitability(item, item))))
  fc.assert(
    fc.property(any, any, (from, to) => {
      const loss = compareSuitability(from, to)
      expect(describeLoss(loss) === '').toBe(isAlike(loss))
    }),
  )
  expect(describeLoss({ diets: ['organic', 'vegan'], allergens: ['Milk'], unstated: ['Soy'] })).toBe(
    'Not organic, not vegan. Contains or may contain Milk. Not stated to be free from Soy.',
  )
})
