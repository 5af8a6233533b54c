import { expect, test } from 'vitest'
import { auditQueryOf, readAuditSearch } from './audit-search.ts'

test('days of the reader become instants, the last day included [PLAT-8]', () => {
  const search = readAuditSearch({ from: '2026-03-02', to: '2026-03-02', person: 'rosa', cursor: '12' })
  const { from, until } = auditQueryOf(search)
  expect(Date.parse(until!) - Date.parse(from!)).toBe(24 * 3_600_000)
  expect(search).toMatchObject({ person: 'rosa', cursor: '12' })
})

test('nonsense in the address becomes the usual [PLAT-8]', () => {
  expect(readAuditSearch({ from: '2026-02-30', to: 'x', cursor: '1;' })).toEqual({
    person: '',
    about: '',
    action: '',
    from: undefined,
    to: undefined,
    cursor: undefined,
  })
})
