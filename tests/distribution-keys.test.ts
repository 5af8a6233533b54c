import { expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { statementsMade } from '#platform/database/statement.ts'
import { crossingStatements } from './support/crossing-statements.ts'
import { crossingOf, placedTables } from './support/distribution-keys.ts'
import { ownerOf } from './support/table-access.ts'

// docs/scale.md: what one machine would hold of a database that is spread over several.
test('every table has its place among several machines, once', () => {
  expect(placedTables.toSorted()).toEqual([...ownerOf.keys()].toSorted())
})

test('a statement asks one machine; those that would ask several are named with their reason', () => {
  expect(areas.length).toBeGreaterThan(50)
  const made = [...statementsMade()].filter(([name]) => !name.startsWith('test.'))
  expect(made.length).toBeGreaterThan(1000)
  const crossing = made.flatMap(([name, text]) => (crossingOf(text) === undefined ? [] : [name]))
  const known = Object.values(crossingStatements).flat()
  expect(crossing.filter((name) => !known.includes(name)).toSorted()).toEqual([])
  expect(known.filter((name) => !crossing.includes(name)).toSorted()).toEqual([])
})

test('a statement over carts and invoices, and one over orders without a ship-to, are found', () => {
  expect(crossingOf('select 1 from carts c join invoices i using (division) where c.ship_to = :shipTo')).toBe(
    'billTo and shipTo',
  )
  expect(crossingOf('select 1 from orders where state = :state')).toBe('shipTo without its value')
  expect(crossingOf('select 1 from orders where division = :division and ship_to = :shipTo')).toBeUndefined()
  expect(crossingOf('select 1 from items where division = :division')).toBeUndefined()
})
