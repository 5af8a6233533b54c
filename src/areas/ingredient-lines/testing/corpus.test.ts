import { expect, test } from 'vitest'
import { measureReading } from './measure.ts'
import { readCorpus } from './read-corpus.ts'

const reports = ['tuning', 'held-out', 'unseen'].map((part) => ({ part, figures: measureReading(readCorpus(part)) }))
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`

test('the corpus has at least 400 lines', () => {
  expect(reports.reduce((sum, { figures }) => sum + figures.lines, 0)).toBeGreaterThanOrEqual(400)
})

test.each(reports)(
  'of the $part lines 95 % are understood, and every other one is asked [RECIPE-3]',
  ({ part, figures }) => {
    const { lines, readable, understood, asked, wrong } = figures
    console.info(
      `${part}: ${understood} of ${readable} readable lines understood (${percent(understood, readable)}), ` +
        `${asked} of ${lines} asked, ${wrong.length} taken wrongly`,
    )
    expect(understood / readable).toBeGreaterThanOrEqual(0.95)
    // The held-out lines were read by nobody who tuned the rules: some may be taken wrongly.
    expect(wrong.length / lines, part === 'held-out' ? part : wrong.join('\n')).toBeLessThanOrEqual(
      part === 'held-out' ? 0.01 : 0,
    )
  },
)
