import { expect, test } from 'vitest'
import type { IngredientChoice, MatchedLine } from '#areas/recipes/ingredients.endpoints.ts'
import { isOpenRow, isReady, linesOfRows, noteOf, readableText, searchedRow, toPastedRows } from './pasted-rows.ts'

const flour: IngredientChoice = {
  ingredientType: 'own item',
  reference: '0001001',
  title: 'FLOUR AP',
  packSizeDescription: '8/5 LB',
  brand: 'Mill',
  purchaseUnit: 1,
  ruPerPu: null,
}
const line = (outcome: MatchedLine['outcome'], change: Partial<MatchedLine> = {}): MatchedLine => ({
  position: 1,
  source: '2 lb flour',
  outcome,
  reason: null,
  isToTaste: false,
  food: 'flour',
  quantity: '2',
  recipeUnit: 'lb',
  measurement: '',
  choices: outcome === 'sure' || outcome === 'asked' ? [flour] : [],
  ...change,
})

test('sure lines are ticked; headings, water and what is to taste are not [RECIPE-3]', () => {
  const rows = toPastedRows(
    [line('sure'), line('asked'), line('none'), line('water'), line('skipped'), line('sure', { isToTaste: true })],
    true,
  )
  expect(rows.map(isReady)).toEqual([true, false, false, false, false, false])
  expect(rows.map(isOpenRow)).toEqual([false, true, true, false, false, false])
  expect(linesOfRows(rows)).toMatchObject([{ kind: 'own item', reference: '0001001', quantity: '2', recipeUnit: 'lb' }])
})

test('a new custom item is offered last, to those who may add one [RECIPE-3]', () => {
  const kinds = (mayAdd: boolean) => toPastedRows([line('asked')], mayAdd)[0]!.suggestions.map(({ kind }) => kind)
  expect(kinds(true)).toEqual(['own item', 'New Custom item'])
  expect(kinds(false)).toEqual(['own item'])
})

test('other words bring other choices, and the amount of the line stays [RECIPE-3]', () => {
  const [row] = toPastedRows([line('none', { food: 'farine', quantity: '3' })], true)
  expect(noteOf(row!)).toBe('Nothing was found. Try other words.')
  const found = searchedRow(row!, line('sure', { quantity: '' }), true)
  expect(linesOfRows([found])).toMatchObject([{ reference: '0001001', quantity: '3' }])
  expect(isOpenRow(searchedRow(row!, line('none'), true))).toBe(true)
})

test('control characters of other programs are no reason to refuse a list [RECIPE-3]', () => {
  expect(readableText('2 lb butter\v1 onion\f3 eggs\u0085salt')).toBe('2 lb butter\n1 onion\n3 eggs\nsalt')
  expect(readableText('2\tlb\0butter\ud800\r\n🧅')).toBe('2\tlb butter \r\n🧅')
})
