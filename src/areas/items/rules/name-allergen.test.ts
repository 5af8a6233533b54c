import { expect, test } from 'vitest'
import { allergenKey, allergensMeant } from './name-allergen.ts'

test.each([
  ['Tree Nuts', ['tree nut', 'Tree_Nuts', 'Treenuts', 'TREE-NUTS', ' treenut ', 'en:tree-nuts']],
  ['Milk', ['milk', 'Dairy', 'MILKS', 'en:milk']],
  ['Egg', ['eggs', 'EGG']],
  ['Soy', ['Soybeans', 'soya', 'Soy bean']],
  ['Peanuts', ['peanut', 'Groundnuts']],
  ['Crustacean Shellfish', ['crustaceans', 'Crustacea', 'crustacean_shellfish']],
  ['Sesame', ['sesame seeds']],
])('%s is one allergen in every spelling [NEXT-10, CHECK-2]', (name, spellings) => {
  for (const spelling of spellings) expect(allergenKey(spelling)).toBe(allergenKey(name))
})

test('who contains a kind contains what it is a kind of, and not the other way round [NEXT-10]', () => {
  const means = (name: string, wider: string) => allergensMeant(name).has(allergenKey(wider))
  expect(means('Almonds', 'Tree Nuts')).toBe(true)
  expect(means('Tree Nuts', 'Almonds')).toBe(false)
  expect(means('Shrimp', 'Crustacean Shellfish')).toBe(true)
  expect(means('Whey', 'Milk')).toBe(true)
  expect(means('Wheat', 'Gluten')).toBe(true)
  expect(means('Tree Nuts (Walnut, Pecan)', 'Tree Nuts')).toBe(true)
  expect(means('Milk and Egg', 'Egg')).toBe(true)
  // Nobody knows which shellfish.
  expect(means('Shellfish', 'Crustacean Shellfish')).toBe(true)
  expect(allergenKey('Lactose')).not.toBe(allergenKey('Milk'))
})
