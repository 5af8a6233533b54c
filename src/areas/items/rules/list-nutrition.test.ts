import { expect, test } from 'vitest'
import { listNutrition } from './list-nutrition.ts'

// S0 section 2: calories, fats, cholesterol, sodium, carbohydrates, fiber, sugars, added sugars,
// protein, vitamin D, calcium, iron, potassium.
const ofTheLabel = [
  'Total Fat',
  'Saturated Fat',
  'Cholesterol',
  'Sodium',
  'Total Carbohydrate',
  'Dietary Fiber',
  'Total Sugars',
  'Added Sugars',
  'Protein',
  'Vitamin D',
  'Calcium',
  'Iron',
  'Potassium',
]

test('an item of which only calories and serving are known has a label, with N/A for the rest [ITEM-3]', () => {
  const label = listNutrition({ calories: 210, servingSize: { value: 30, uom: 'g' } })!
  expect(label).toMatchObject({ calories: '210', servingSize: '(30 g)', servingsPerCase: 'N/A' })
  expect(label.nutrients.map(({ name }) => name)).toEqual(ofTheLabel)
  expect(new Set(label.nutrients.map(({ amount }) => amount))).toEqual(new Set(['N/A']))
})

test('what is known stands in the label’s order, whatever the order and case it came in [ITEM-3]', () => {
  const { nutrients } = listNutrition({
    nutrients: [
      { name: 'Iron', quantity: 1.5, uom: 'mg', rdi: 8 },
      { name: 'TOTAL FAT', quantity: 12.5, uom: 'g', rdi: 16 },
      { name: 'Protein', quantity: 0, uom: 'g', rdi: null },
    ],
  })!
  expect(nutrients.map(({ name }) => name)).toEqual(ofTheLabel)
  const lineOf = (wanted: string) => nutrients.find(({ name }) => name === wanted)
  expect(lineOf('Total Fat')).toEqual({ name: 'Total Fat', amount: '12.5 g', dailyValue: '16%', isInset: false })
  expect(lineOf('Protein')).toMatchObject({ amount: '0 g', dailyValue: '' })
  expect(lineOf('Saturated Fat')).toMatchObject({ amount: 'N/A', isInset: true })
})

test('a nutrient beyond the label follows it [ITEM-3]', () => {
  const { nutrients } = listNutrition({ nutrients: [{ name: 'Zinc', quantity: 2, uom: 'mg', rdi: 18 }] })!
  expect(nutrients.map(({ name }) => name)).toEqual([...ofTheLabel, 'Zinc'])
})

test('an item of which nothing is known has no label [ITEM-3]', () => {
  expect(listNutrition({})).toBeNull()
  expect(listNutrition({ nutrients: [], householdServingSize: '' })).toBeNull()
})
