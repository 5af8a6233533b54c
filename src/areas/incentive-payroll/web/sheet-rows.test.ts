import { expect, test } from 'vitest'
import { noDrafts, pasted, typed } from './drafts.ts'
import { makeRows } from './sheet-rows.ts'

const reps = [{ email: 'rosa@larder.example', name: 'Rosa' }]

test('a key changes one row of thousands, with what it pays [STAFF-1, UI-8]', () => {
  const start = noDrafts()
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    repEmail: 'Rosa',
    about: `Program ${index}`,
    cases: '2',
    moneyCents: '0.75',
  }))
  const rowsOf = makeRows('spiffs', '2026-03-01', reps)
  const drafts = pasted(start, [], start.added[0]!.key, lines)
  const before = rowsOf([], drafts, {})
  const after = rowsOf([], typed(drafts, [], before[7]!.key, { cases: '4' }), {})
  expect(after.filter((row, index) => row !== before[index]).map(({ amountCents }) => amountCents)).toEqual([300])
  const problem = { problem: 'No' }
  const refused = rowsOf([], drafts, { [before[3]!.key]: problem })
  expect(refused.filter((row) => row.problem).map(({ key }) => key)).toEqual([before[3]!.key])
})
