import { expect, test } from 'vitest'
import { checkView } from './check-view.ts'

const columns = ['description', 'case', 'each']
const check = (
  text: Partial<Parameters<typeof checkView>[0]>,
  facts: Partial<Parameters<typeof checkView>[1]> = {},
) => {
  const view = { name: 'Short', columns, sortBy: null, ...text }
  const decision = checkView(view, { kind: 'order', mayViewCost: false, ...facts })
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
}

test('a view has a name, and each column once [STAFF-4]', () => {
  expect(check({})).toBeNull()
  expect(check({ name: '  ' })).toEqual(['view_name_missing', 'name'])
  expect(check({ columns: [...columns, 'pack', 'pack'] })).toEqual(['view_column_twice', 'columns'])
})

test('no order view is without description and quantities, no price view without description and case price [STAFF-4]', () => {
  for (const missing of columns)
    expect(check({ columns: columns.filter((each) => each !== missing) })).toEqual(['view_column_needed', 'columns'])
  expect(check({ columns: [] })).toEqual(['view_column_needed', 'columns'])
  expect(check({ columns: ['description'] }, { kind: 'price' })).toEqual(['view_column_needed', 'columns'])
  expect(check({ columns: ['casePrice', 'description'] }, { kind: 'price' })).toBeNull()
})

test('cost and margin are added and sorted by only with the right to them [STAFF-4]', () => {
  for (const cost of ['cost', 'margin']) {
    expect(check({ columns: [...columns, cost] })).toEqual(['view_cost_right', 'columns'])
    expect(check({ columns: [...columns, cost] }, { mayViewCost: true })).toBeNull()
  }
  const price = { columns: ['description', 'casePrice'], sortBy: 'margin' }
  expect(check(price, { kind: 'price' })).toEqual(['view_cost_right', 'sortBy'])
  expect(check(price, { kind: 'price', mayViewCost: true })).toBeNull()
})

test('who may not see a cost column of a shared view leaves it in place when changing the rest [STAFF-4]', () => {
  const before = { columns: [...columns, 'margin'], sortBy: null }
  expect(check({ columns: ['margin', ...columns] }, { before })).toBeNull()
  expect(check({ columns: ['cost', ...columns] }, { before })).toEqual(['view_cost_right', 'columns'])
})

test('a column that is no more is refused, unless the view had it before [STAFF-4]', () => {
  const gone = { columns: [...columns, 'shelfLife'] }
  expect(check(gone)).toEqual(['view_column_gone', 'columns'])
  expect(check(gone, { before: { ...gone, sortBy: null } })).toBeNull()
  expect(check({ sortBy: 'shelfLife' })).toEqual(['view_column_gone', 'sortBy'])
  expect(check({ columns: [...columns, 'toString'] })).toEqual(['view_column_gone', 'columns'])
})
