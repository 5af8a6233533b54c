import { expect, test } from 'vitest'
import { buildItem } from '../testing/build-item.ts'
import { listItemFacts } from './list-item-facts.ts'

test('what is not known stays unknown, and zero is a value [ITEM-3]', () => {
  const facts = listItemFacts(buildItem({ details: { shippingInfo: { depth: 0 }, hasChildNutrition: false } }))
  expect(facts.shipping.slice(0, 2)).toEqual([
    ['Depth', '0 inches'],
    ['Width', undefined],
  ])
  expect(facts.childNutrition).toEqual([
    ['Child nutrition label', 'No'],
    ['Equivalent', undefined],
  ])
  expect(facts.specifications).toContainEqual(['Gross weight', undefined])
  expect(facts.specifications).toContainEqual(['Net weight', '40 lb'])
})

test('units are inches, cubic feet, lb, °F and days [ITEM-3]', () => {
  const { shipping } = listItemFacts(
    buildItem({
      details: {
        shippingInfo: { depth: 12.5, volume: 1.2, shelfLife: 30, casePallet: { ti: 8, hi: 5 } },
        storageTemp: { min: 33, max: 40 },
      },
    }),
  )
  expect(shipping.map(([, value]) => value).filter(Boolean)).toEqual([
    '12.5 inches',
    '1.2 cubic feet',
    '8 x 5',
    '30 days',
    '33 to 40 °F',
  ])
})

test('the people behind an item are listed only where the server returns them [security 18]', () => {
  const labels = (item: Parameters<typeof listItemFacts>[0]) => listItemFacts(item).information.map(([label]) => label)
  expect(labels(buildItem())).not.toContain('Vendor')
  expect(listItemFacts(buildItem({ staffDetails: { vendorName: 'Millstone Sales' } })).information).toContainEqual([
    'Vendor',
    'Millstone Sales',
  ])
})
