import { expect, test, vi } from 'vitest'
import { demoKitchen } from './demo-kitchen.ts'
import { measure, type Outcome, tally } from './measure.ts'
import { type LabelledList, readCorpus } from './read-corpus.ts'
import { variedLines } from './vary-lines.ts'

// A year of the demo distributor's orders is generated first.
vi.setConfig({ testTimeout: 60_000 })

const leastPrecision = 0.99

const measured = (lists: readonly LabelledList[]): Outcome[] =>
  lists.flatMap(({ division, shipTo, lines }) => measure(demoKitchen(division, shipTo), lines))

function check(name: string, outcomes: readonly Outcome[], least: { taken: number; recall: number }): void {
  const { taken, right, enterable, precision, recall } = tally(outcomes)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  // The figures belong to the record of a run, not only its pass.
  console.info(
    `${name}: ${right} of ${taken} taken are right (${percent(precision)}), ${percent(recall)} of ${enterable} taken`,
  )
  const wrong = outcomes.filter((each) => each.taken.some((line) => !each.expected.includes(line)))
  expect(precision, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(leastPrecision)
  expect(taken).toBeGreaterThan(least.taken)
  expect(recall).toBeGreaterThan(least.recall)
}

test('of the lines the rules were made with, 99 % of those taken are right [CART-13]', () => {
  check('tuning corpus', measured(readCorpus('corpus-tuning')), { taken: 180, recall: 0.9 })
})

test('of lines no rule was made with, 99 % of those taken are right [CART-13]', () => {
  check('held-out corpus', measured(readCorpus('corpus-held-out')), { taken: 110, recall: 0.9 })
})

test('of a thousand lines varied by rule, 99 % of those taken are right [CART-13]', () => {
  const kitchens = [
    ['NLV', '0020002'],
    ['NLV', '0020003'],
    ['NIC', '0060001'],
    ['NLV', '0020201'],
    ['NLV', '0020205'],
    ['NLV', '0020006'],
    ['NLV', '0020202'],
    ['NLV', '0020208'],
  ] as const
  const lists = kitchens.map(([division, shipTo], seed) => ({
    division,
    shipTo,
    lines: variedLines(demoKitchen(division, shipTo), seed + 1),
  }))
  check('varied lines', measured(lists), { taken: 1000, recall: 0.55 })
})

test('a line that orders nothing is never taken [CART-13]', () => {
  const idle = measured([...readCorpus('corpus-tuning'), ...readCorpus('corpus-held-out')]).filter(
    ({ expected }) => expected.length === 0,
  )
  expect(idle.length).toBeGreaterThan(150)
  expect(idle.filter(({ taken }) => taken.length > 0)).toEqual([])
})
