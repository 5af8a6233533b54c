import { expect, test } from 'vitest'
import { labelledCatalogue, measure, precisionOf, unnamedNearHits } from './measure-search.ts'
import { type QueryFile, readQueries } from './read-queries.ts'

interface Bound {
  readonly file: QueryFile
  /** Min number of queries. */
  readonly count: number
  /** Min precision at five: the goal of ITEM-2, or what a file reached when it was measured. */
  readonly least: number
}

const bounds: readonly Bound[] = [
  { file: 'queries-tuning.txt', count: 400, least: 0.95 },
  { file: 'queries-held-out.txt', count: 120, least: 0.95 },
  { file: 'queries-unseen-a.txt', count: 120, least: 0.99 },
  { file: 'queries-unseen-b.txt', count: 120, least: 0.97 },
  { file: 'queries-unseen-c.txt', count: 40, least: 0.98 },
  { file: 'queries-unseen-d.txt', count: 160, least: 0.99 },
  { file: 'queries-unseen-e.txt', count: 100, least: 0.985 },
  { file: 'queries-unseen-f.txt', count: 160, least: 0.98 },
  { file: 'queries-unseen-g.txt', count: 250, least: 0.965 },
  { file: 'queries-held-out-b.txt', count: 190, least: 0.94 },
]

/** Their misses are not listed: whoever tunes by them spends the measure (8 were seen once). */
const unread: readonly QueryFile[] = ['queries-held-out.txt', 'queries-held-out-b.txt']

const catalogue = labelledCatalogue()

test.each(bounds)(
  'precision at five over $file is at least $least [ITEM-2]',
  ({ file, count, least }) => {
    const queries = readQueries(file)
    expect(queries.length).toBeGreaterThanOrEqual(count)
    const measured = measure(catalogue, queries)
    // A query that nothing in the catalogue is right for measures nothing.
    expect(measured.length / queries.length).toBeGreaterThan(0.85)
    const wrong = measured.filter(({ precision }) => precision < 1)
    const lines = unread.includes(file) ? [] : wrong.map(({ text, first }) => `${text}: ${first.join('; ')}`)
    expect(precisionOf(measured), lines.join('\n')).toBeGreaterThanOrEqual(least)
  },
  30_000,
)

test('hits for what the catalogue lacks say what of the query they miss, or what it was taken for [ITEM-2]', () => {
  const queries = bounds.flatMap(({ file }) => readQueries(file)).filter(({ isAbsent }) => isAbsent)
  expect(queries.length).toBeGreaterThanOrEqual(14)
  // One of each unseen part has all its words in an item of another kind.
  expect(unnamedNearHits(catalogue, queries).length).toBeLessThanOrEqual(3)
})
