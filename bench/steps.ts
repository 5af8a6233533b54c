import { catalogueDocument } from '#areas/shop/testing/catalogue-document.ts'
import { indexSteps } from '#areas/shop/search/catalogue-index.ts'
import { buildLine } from '#areas/inventory/testing/build-line.ts'
import { buildOperation } from '#areas/inventory/testing/build-operation.ts'
import { closeCount } from '#areas/inventory/rules/close-count.ts'
import { mergeCount, mergeSteps } from '#areas/inventory/rules/merge-count.ts'
import { type EffectFacts, judgeSteps } from '#areas/price-changes/rules/price-effect.ts'
import { buildLine as buildPriceLine } from '#areas/price-changes/testing/build-line.ts'
import type { PriceCandidate } from '#areas/prices/item-price.ts'
import type { Steps } from '#kit/steps.ts'
import { stepTimes } from './step-times.ts'

/*
 * npm run bench -- steps: the longest step of the work that runs in slices, in milliseconds of the
 * processor. Goal: below 50, so that no call waits 100 ms for another (PLAT-14).
 */
const goalMs = 50
const foods = ['TOMATO', 'CHICKEN', 'RICE', 'FLOUR', 'PEPPER', 'CREAM', 'SALMON']
const documents = Array.from({ length: 20_000 }, (_, n) =>
  catalogueDocument(String(n).padStart(7, '0'), `${foods[n % 7]} ${foods[(n * 3) % 5]} GRADE${n % 400} ${n}`, {
    brand: `Brand ${n % 90}`,
    popularity: n % 500,
  }),
)
const lines = Array.from({ length: 5000 }, (_, at) => buildLine({ lineId: `line-${at}` }))
const log = lines.map(({ lineId }, at) => buildOperation({ opId: `op-${at}`, lineId, caseHundredths: at }))
const shelves = [...mergeCount(log).values()]
const facts = { lines, shelves, prices: new Map(), previous: new Map(), bought: new Map() }

const prices = Array.from({ length: 1000 }, (_, at) => buildPriceLine({ itemNumber: String(at).padStart(7, '0') }))
const kitchens = Array.from({ length: 1000 }, (_, at) => {
  const number = String(at).padStart(7, '0')
  const scopes = [`S:${number}`, `B:${number}`, 'C:A', 'L']
  return { shipTo: number, name: `Kitchen ${at}`, billTo: number, isMine: true, scopes }
})
const candidatesOf = (itemNumber: string): PriceCandidate[] =>
  ['L', 'C:A', 'S:0000001'].map((scope, at) => ({
    itemNumber,
    scope,
    startsOn: '2020-01-01',
    endsOn: null,
    casePriceCents: 2500 - at * 100,
    eachPriceCents: null,
    perPoundHundredths: null,
    reference: '',
  }))
const priceFacts: EffectFacts = {
  lines: prices,
  itemOf: () => ({ isCatchWeight: false, caseWeightHundredths: 4000 }),
  candidatesOf,
  shipTos: kitchens,
  boughtOf: () => ({ cases: 3, eaches: 0 }),
  endsBefore: () => undefined,
}

const measured: readonly (readonly [name: string, steps: () => Steps<unknown>])[] = [
  ['index of 20,000 items', () => indexSteps(documents)],
  ['merge of a count of 5,000 lines', () => mergeSteps(log)],
  ['closing of a count of 5,000 lines', () => closeCount(facts)],
  ['effect of 1,000 prices on 1,000 ship-tos', () => judgeSteps(priceFacts)],
]

for (const [name, steps] of measured) {
  // The garbage collector may run in any step, but hardly in the same one five times.
  const runs = Array.from({ length: 5 }, () => stepTimes(steps()))
  const longest = Math.max(...runs[0]!.map((_, step) => Math.min(...runs.map((times) => times[step]!))))
  process.stdout.write(
    `${name}: longest of ${runs[0]!.length} steps ${longest.toFixed(1)} ms (goal: below ${goalMs})\n`,
  )
}
