import { expect, test } from 'vitest'
import type { FacetCounts } from '../search/catalogue-filters.ts'
import { listFacets, maxBrands } from './list-facets.ts'

const counts: FacetCounts = {
  categories: new Map([
    ['meat', 3],
    ['dry-flour', 2],
    ['dry', 5],
  ]),
  brands: new Map([
    ['Millstone', 2],
    ['Anchor', 7],
    ['Bayside', 2],
  ]),
  dietary: new Map([
    ['vegan', 1],
    ['kosher', 4],
  ]),
  freeFrom: new Map([['Milk', 3]]),
  storages: new Map([['frozen', 2]]),
  packs: new Map([['6/5 LB', 4]]),
  gpos: new Map([['GPO1', 6]]),
  bestseller: 1,
  inStock: 2,
  bid: 3,
  previouslyBought: 4,
}
const names = {
  categories: new Map([
    ['dry', { name: 'Dry goods', parentId: null }],
    ['dry-flour', { name: 'Flour', parentId: 'dry' }],
    ['meat', { name: 'Meat', parentId: null }],
    ['dairy', { name: 'Dairy', parentId: null }],
  ]),
  gpos: new Map([['GPO1', 'Kitchen Buyers Group']]),
}

test('categories keep their order and tree; empty ones are left out [ITEM-1]', () => {
  expect(listFacets(counts, names).categories).toEqual([
    { value: 'dry', label: 'Dry goods', count: 5, parentId: null },
    { value: 'dry-flour', label: 'Flour', count: 2, parentId: 'dry' },
    { value: 'meat', label: 'Meat', count: 3, parentId: null },
  ])
})

test('brands come by count, then by name [ITEM-1]', () => {
  expect(listFacets(counts, names).brands.map(({ value }) => value)).toEqual(['Anchor', 'Bayside', 'Millstone'])
})

test('a chosen brand stays in the list when nothing of it is left or many others are bigger [ITEM-1]', () => {
  expect(listFacets(counts, names, { brands: ['Gone', 'Anchor'] }).brands.at(-1)).toEqual({
    value: 'Gone',
    label: 'Gone',
    count: 0,
  })
  const many = new Map(Array.from({ length: maxBrands + 5 }, (_, i) => [`Brand ${String(i).padStart(3, '0')}`, 9]))
  const brands = listFacets({ ...counts, brands: many.set('Small', 1) }, names, { brands: ['Small'] }).brands
  expect(brands).toHaveLength(maxBrands + 1)
  expect(brands.at(-1)).toEqual({ value: 'Small', label: 'Small', count: 1 })
})

test('chosen categories, diets and groups without an item stay in the list by their names [ITEM-1]', () => {
  const facets = listFacets(counts, names, { categoryIds: ['dairy'], dietary: ['organic'], gpoIds: ['GPO9'] })
  expect(facets.categories).toContainEqual({ value: 'dairy', label: 'Dairy', count: 0, parentId: null })
  expect(facets.dietaryPreferences.map(({ value, count }) => [value, count])).toEqual([
    ['kosher', 4],
    ['organic', 0],
    ['vegan', 1],
  ])
  expect(facets.gpos.map(({ value }) => value)).toContain('GPO9')
  const none = { ...counts, categories: new Map<string, number>() }
  expect(listFacets(none, names, { categoryIds: ['dry-flour'] }).categories.map(({ value }) => value)).toEqual([
    'dry',
    'dry-flour',
  ])
})

test('allergens, storage and packs are listed, the chosen ones always [ITEM-1]', () => {
  expect(listFacets(counts, names)).toMatchObject({
    freeFrom: [{ value: 'Milk', count: 3 }],
    storages: [{ value: 'frozen', count: 2 }],
    packs: [{ value: '6/5 LB', count: 4 }],
  })
  const facets = listFacets(counts, names, { freeFrom: ['Egg'], storages: ['dry'], packs: ['1 CT'] })
  expect(facets.freeFrom).toContainEqual({ value: 'Egg', label: 'Egg', count: 0 })
  expect(facets.storages).toContainEqual({ value: 'dry', label: 'dry', count: 0 })
  expect(facets.packs).toContainEqual({ value: '1 CT', label: '1 CT', count: 0 })
})

test('buying groups show their names, dietary preferences stand by name [ITEM-1]', () => {
  const facets = listFacets(counts, names)
  expect(facets.gpos).toEqual([{ value: 'GPO1', label: 'Kitchen Buyers Group', count: 6 }])
  expect(facets.dietaryPreferences.map(({ value }) => value)).toEqual(['kosher', 'vegan'])
  expect(facets).toMatchObject({ bestseller: 1, inStock: 2, bid: 3, previouslyBought: 4 })
})
