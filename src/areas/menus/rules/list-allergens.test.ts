import { expect, test } from 'vitest'
import { hasAllergenData, listAllergens, listDiets, majorAllergens, type StatedIngredient } from './list-allergens.ts'

const ingredient = (
  name: string,
  stated: Partial<NonNullable<StatedIngredient['stated']>> | null,
): StatedIngredient => ({
  name,
  stated: stated && { diets: [], contains: [], mayContain: [], freeFrom: [], ...stated },
})
const all = [...majorAllergens]
const but = (...names: string[]) => all.filter((name) => !names.includes(name))
const statesOf = (ingredients: StatedIngredient[]) =>
  Object.fromEntries(listAllergens(ingredients).map(({ name, state, by }) => [name, [state, ...by]]))

const butter = ingredient('Butter', { contains: ['Milk'], freeFrom: but('Milk') })
const flour = ingredient('Flour', { contains: ['Wheat'], mayContain: ['Soybeans'], freeFrom: but('Wheat', 'Soy') })
const salt = ingredient('Salt', { freeFrom: all })

test('a dish contains what one ingredient contains, and may contain what one may [NEXT-10]', () => {
  const states = statesOf([butter, flour, salt])
  expect(states).toMatchObject({
    Milk: ['contains', 'Butter'],
    Wheat: ['contains', 'Flour'],
    Soy: ['may contain', 'Flour'],
    Egg: ['free from'],
    Sesame: ['free from'],
  })
  expect(Object.keys(states)).toEqual(all)
})

test('nothing is free from anything by absence of data [NEXT-10]', () => {
  // One ingredient without data, one that has data and does not mention eggs, none at all.
  expect(statesOf([salt, ingredient('Flowers', null)])['Milk']).toEqual(['not known', 'Flowers'])
  expect(statesOf([salt, ingredient('Ham', { freeFrom: ['Milk'] })])).toMatchObject({
    Milk: ['free from'],
    Egg: ['not known', 'Ham'],
  })
  expect(Object.values(statesOf([])).every(([state]) => state === 'not known')).toBe(true)
  // What is certain stays certain.
  expect(statesOf([butter, ingredient('Flowers', null)])['Milk']).toEqual(['contains', 'Butter'])
})

test('no set of ingredients is free from what one of them does not state [NEXT-10]', () => {
  // Every subset of lists for two ingredients and one allergen.
  const kinds = [null, {}, { contains: ['Egg'] }, { mayContain: ['Egg'] }, { freeFrom: ['Egg'] }]
  for (const first of kinds)
    for (const second of kinds) {
      const [state] = statesOf([ingredient('a', first), ingredient('b', second)])['Egg']!
      const isFree = [first, second].every((kind) => kind?.freeFrom?.includes('Egg'))
      expect([first, second, state === 'free from']).toEqual([first, second, isFree])
    }
})

test('no spelling leads to free from: dairy is milk, almonds are tree nuts, shrimp are crustaceans [NEXT-10]', () => {
  // The data contradicts itself: what it may contain counts.
  const one = (contains: string) => statesOf([salt, ingredient('Sauce', { contains: [contains], freeFrom: all })])
  expect(one('Dairy')['Milk']).toEqual(['contains', 'Sauce'])
  expect(one('Treenuts')['Tree Nuts']).toEqual(['contains', 'Sauce'])
  expect(one('Almond')['Tree Nuts']).toEqual(['contains', 'Sauce'])
  expect(one('Shrimp')['Crustacean Shellfish']).toEqual(['contains', 'Sauce'])
  expect(one('en:eggs')['Egg']).toEqual(['contains', 'Sauce'])
  // Free from almonds, or from crabs, is not free from the others.
  const narrow = statesOf([ingredient('Sauce', { freeFrom: ['Almonds', 'Crab', 'Lactose'] })])
  for (const name of ['Tree Nuts', 'Crustacean Shellfish', 'Milk']) expect(narrow[name]).toEqual(['not known', 'Sauce'])
})

test('names are one in every spelling, and others than the nine are listed after them [NEXT-10]', () => {
  const states = statesOf([ingredient('Mix', { contains: ['tree_nuts', 'EGGS', 'Mustard'], freeFrom: ['Soybeans'] })])
  expect(states).toMatchObject({
    'Tree Nuts': ['contains', 'Mix'],
    Egg: ['contains', 'Mix'],
    Soy: ['free from'],
    Mustard: ['contains', 'Mix'],
  })
  expect(Object.keys(states).at(-1)).toBe('Mustard')
})

test('a diet fits only when every ingredient states it [NEXT-10]', () => {
  const vegan = ingredient('Oil', { diets: ['Vegan', 'kosher'] })
  const cheese = ingredient('Cheese', { diets: ['kosher'] })
  expect(listDiets([vegan, cheese], ['vegan', 'kosher'])).toEqual([
    { name: 'vegan', isStated: false, notStatedBy: ['Cheese'] },
    { name: 'kosher', isStated: true, notStatedBy: [] },
  ])
  expect(listDiets([vegan, ingredient('Flowers', null)], ['vegan'])[0]).toMatchObject({ isStated: false })
  expect(listDiets([], ['vegan'])[0]).toMatchObject({ isStated: false })
})

test('data that names no allergen is none [NEXT-10]', () => {
  expect([butter, salt, ingredient('Ham', {}), ingredient('Flowers', null)].map(hasAllergenData)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
