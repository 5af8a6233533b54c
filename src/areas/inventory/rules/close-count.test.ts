import { expect, test } from 'vitest'
import { atOnce } from '#kit/steps.ts'
import { buildLine } from '../testing/build-line.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { closeCount, type ClosingFacts } from './close-count.ts'
import { mergeCount, mergeSteps } from './merge-count.ts'

const flour = buildLine({ lineId: 'flour', eachesPerCase: 8 })
const oil = buildLine({ lineId: 'oil', description: 'OIL CANOLA', eachesPerCase: 1 })
const price = (casePrice: number) =>
  ({ casePrice, eachPrice: null, perPound: null, source: 'invoice', reference: '4711', date: '2026-02-27' }) as const
const close = (log: ReturnType<typeof buildOperation>[], facts: Partial<ClosingFacts> = {}) =>
  atOnce(
    closeCount({
      lines: [flour, oil],
      shelves: mergeCount(log).values(),
      prices: new Map([['flour', price(2000)]]),
      previous: new Map(),
      bought: new Map(),
      ...facts,
    }),
  )
const count = (opId: string, changes: object) => buildOperation({ opId, lineId: 'flour', ...changes })

test('a count is worth the sum of its lines; what nobody counted is no empty shelf [INV-1]', () => {
  const closed = close([count('a', { caseHundredths: 250 })])
  expect(closed).toMatchObject({ allowed: true, value: { valueCents: 5000 } })
  if (!closed.allowed) return
  expect(closed.value.results.map(({ counted, valueCents }) => [counted?.caseHundredths ?? null, valueCents])).toEqual([
    [250, 5000],
    [null, null],
  ])
})

test('an empty shelf is counted and worth nothing; what nothing prices has no value [INV-1]', () => {
  const closed = close([
    count('a', { caseHundredths: 0 }),
    buildOperation({ opId: 'b', lineId: 'oil', caseHundredths: 100 }),
  ])
  if (!closed.allowed) throw new Error('refused')
  expect(closed.value.results.map(({ counted, valueCents }) => [counted?.caseHundredths, valueCents])).toEqual([
    [0, 0],
    [100, null],
  ])
})

test('the locations of a line share its value to the cent [INV-1]', () => {
  // Three bags of eight at $20.01 a case: $2.50125 each, $7.50 together.
  const bag = (opId: string, locationId: string) => count(opId, { locationId, caseHundredths: 0, units: 1 })
  const closed = close([bag('a', 'x'), bag('b', 'y'), bag('c', 'z')], { prices: new Map([['flour', price(2001)]]) })
  if (!closed.allowed) throw new Error('refused')
  const [line] = closed.value.results
  expect(line).toMatchObject({ valueCents: 750, counted: { units: 3 } })
  expect(line!.shelves.map(({ valueCents }) => valueCents)).toEqual([250, 250, 250])
})

test('a count with undecided shelves is not closed, and they are named [NEXT-9]', () => {
  const closed = close([count('a', {}), count('b', { caseHundredths: 700 })])
  expect(closed).toMatchObject({
    allowed: false,
    refusal: {
      code: 'count_undecided',
      details: { shelves: [{ lineId: 'flour', locationId: null, description: 'FLOUR ALL PURPOSE' }] },
    },
  })
})

test('a line of which more was counted than its figures hold refuses the closing and is named [INV-1, security 16]', () => {
  // Ten times the 999,999.99 lb of one operation is the limit.
  const chicken = buildLine({ lineId: 'chicken', description: 'CHICKEN', isCatchWeight: true })
  const weigh = (times: number) =>
    close(
      Array.from({ length: times }, (_, at) =>
        buildOperation({
          opId: `op${at}`,
          lineId: 'chicken',
          locationId: `location${at}`,
          caseHundredths: 0,
          weightHundredths: 99_999_999,
        }),
      ),
      { lines: [flour, chicken] },
    )
  expect(weigh(10).allowed).toBe(true)
  expect(weigh(11)).toMatchObject({
    allowed: false,
    refusal: { code: 'count_too_large', details: { lines: [{ lineId: 'chicken', description: 'CHICKEN' }] } },
  })
})

test('closing a count of 5,000 lines pauses at every operation, shelf and line [INV-1, PLAT-14]', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => buildLine({ lineId: `line-${at}` }))
  const log = lines.map(({ lineId }, at) => buildOperation({ opId: `op-${at}`, lineId, caseHundredths: at }))
  const shelves = [...mergeCount(log).values()]
  const facts = { lines, shelves, prices: new Map(), previous: new Map(), bought: new Map() }
  for (const steps of [mergeSteps(log), closeCount(facts)]) {
    let pauses = 0
    while (!steps.next().done) pauses += 1
    // One for each of 5,000 operations or lines, one for each of 5,000 shelves.
    expect(pauses).toBeGreaterThanOrEqual(9999)
  }
})
