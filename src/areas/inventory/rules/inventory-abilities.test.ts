import { expect, test } from 'vitest'
import { inventoryAbilities } from './inventory-abilities.ts'

test('an open count without quantities may be counted, closed, renamed and deleted [INV-1]', () => {
  expect(inventoryAbilities({ status: 'open', operations: 0 })).toEqual({
    count: null,
    close: null,
    rename: null,
    delete: null,
  })
})

test('a count in which somebody counted is not deleted [INV-1]', () => {
  expect(inventoryAbilities({ status: 'open', operations: 1 }).delete).toBe('inventory_has_quantities')
})

test('a closed count is final [INV-1]', () => {
  expect(new Set(Object.values(inventoryAbilities({ status: 'closed', operations: 0 })))).toEqual(
    new Set(['inventory_closed']),
  )
})
