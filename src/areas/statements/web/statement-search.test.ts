import { expect, test } from 'vitest'
import { readStatementSearch, statementQuery } from './statement-search.ts'
import { readStatementsSearch, statementsQuery } from './statements-search.ts'

test('a statement reads its days and ship-to from the address and forgives nonsense [BILL-2]', () => {
  expect(
    readStatementSearch({ kind: 'balanceForward', asOf: '2026-02-30', from: '01/31/2026', shipTo: 'x y' }),
  ).toEqual({
    page: 1,
    kind: 'balanceForward',
    asOf: undefined,
    from: '2026-01-31',
    shipTo: undefined,
  })
  expect(readStatementSearch({ shipTo: 'PR0000115' }).shipTo).toBe('PR0000115')
})

test('the first day is asked for only where a statement has one [BILL-2]', () => {
  const search = readStatementSearch({ from: '2026-01-31', shipTo: '0000101' })
  expect(statementQuery(search)).toEqual({ kind: 'openItem', asOf: undefined, shipTo: '0000101' })
  expect(statementQuery({ ...search, kind: 'balanceForward' })).toMatchObject({ from: '2026-01-31' })
})

test('the list of accounts reads its filters from the address [BILL-2]', () => {
  const search = readStatementsSearch({
    show: 'past-due',
    sort: 'total',
    direction: 'desc',
    page: '-3',
    division: 'nlv',
  })
  expect(search).toMatchObject({ page: 1, show: 'past-due', division: undefined })
  expect(statementsQuery(search, 30)).toMatchObject({ isPastDue: 'true', sort: 'total', sortDirection: 'desc' })
  expect(statementsQuery(readStatementsSearch({}), 30)).not.toHaveProperty('isPastDue')
})
