import { expect, test } from 'vitest'
import type { IncentiveRecord } from '../incentive-record.ts'
import { dropped, noDrafts, pasted, typed, withoutSaved } from './drafts.ts'

const record = (id: string, cases: number): IncentiveRecord => ({
  id,
  type: 'spiffs',
  repEmail: 'rep@larder.example',
  repName: 'Rosa',
  day: '2026-03-01',
  about: 'Shrimp',
  baseCases: null,
  cases,
  moneyCents: 75,
  percentHundredths: null,
  note: '',
  amountCents: cases * 75,
  version: 3,
  changedByName: 'Ada',
  changedAt: '2026-03-01T00:00:00.000Z',
})
const records = [record('a', 1), record('b', 2)]
const texts = ({ added }: ReturnType<typeof noDrafts>) => added.map(({ text }) => [text.repEmail, text.cases])

test('what is typed over a record keeps its version, and is no draft once it reads as stored [STAFF-1]', () => {
  const one = typed(noDrafts(), records, 'a', { cases: '5' })
  expect(one.changed).toMatchObject({ a: { version: 3, text: { cases: '5', repEmail: 'Rosa' } } })
  expect(typed(one, records, 'a', { cases: '1' }).changed).toEqual({})
  expect(dropped(one, 'a').changed).toEqual({})
})

test('the last row is always blank [STAFF-1]', () => {
  const start = noDrafts()
  const one = typed(start, records, start.added[0]!.key, { repEmail: 'Rosa' })
  expect(texts(one)).toEqual([
    ['Rosa', ''],
    ['', ''],
  ])
  expect(texts(withoutSaved(one, new Set([start.added[0]!.key])))).toEqual([['', '']])
})

test('lines are pasted over the rows from one on, and the rest becomes new rows in their order [STAFF-1]', () => {
  const lines = ['7', '8', '9'].map((cases) => ({ cases }))
  const after = pasted(noDrafts(), records, 'b', lines)
  expect(Object.entries(after.changed).map(([id, { text }]) => [id, text.cases])).toEqual([['b', '7']])
  expect(texts(after)).toEqual([
    ['', '8'],
    ['', '9'],
    ['', ''],
  ])
})

test('two thousand lines are pasted without comparing each with each [STAFF-1]', () => {
  const start = noDrafts()
  const lines = Array.from({ length: 2000 }, (_, index) => ({ repEmail: 'Rosa', cases: String(index) }))
  const before = performance.now()
  const after = pasted(start, records, start.added[0]!.key, lines)
  expect(performance.now() - before).toBeLessThan(5000)
  expect(after.added).toHaveLength(2001)
})
