import { expect, test } from 'vitest'
import { labelledCatalogue, measure, precisionOf } from './measure-search.ts'
import { readQueries } from './read-queries.ts'

/** Precision at five over the queries of a file (ITEM-2). */
const least = 0.95

const catalogue = labelledCatalogue()

test.each([['queries-tuning.txt', 400] as const, ['queries-held-out.txt', 120] as const])(
  'precision at five over %s is at least 0.95 [ITEM-2]',
  (file, count) => {
    const queries = readQueries(file)
    expect(queries.length).toBeGreaterThanOrEqual(count)
    const measured = measure(catalogue, queries)
    // A query that nothing in the catalogue is right for measures nothing.
    expect(measured.length / queries.length).toBeGreaterThan(0.85)
    const wrong = measured.filter(({ precision }) => precision < 1)
    const lines = file === 'queries-held-out.txt' ? [] : wrong.map(({ text, first }) => `${text}: ${first.join('; ')}`)
    expect(precisionOf(measured), lines.join('\n')).toBeGreaterThanOrEqual(least)
  },
  30_000,
)
