import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeReferences } from '#kit/write-references.ts'
import type { ReceiptOperation } from '../receipt-operation.ts'
import { buildCheck, buildPiece } from '../testing/build-check.ts'
import { type CheckedLine, isLineUndecided, mergeReceipt } from './merge-receipt.ts'

const { itemNumber } = buildCheck()
const stateOf = (log: readonly ReceiptOperation[]) => mergeReceipt(log).get(itemNumber)!
const found = (log: readonly ReceiptOperation[]) => [stateOf(log).content?.cases, isLineUndecided(stateOf(log))]

const three = buildCheck({ opId: 'a' })
const two = buildCheck({ opId: 'b', cases: 2 })

test('what two people found differently without knowing of each other waits for a decision [NEXT-6]', () => {
  expect(found([three, two])).toEqual([5, true])
  expect(stateOf([three, two]).groups).toEqual([[three], [two]])
  expect(found([three, { ...two, replaces: ['a'] }])).toEqual([2, false])
  expect(found([three, two, buildCheck({ opId: 'c', cases: 3, replaces: ['a', 'b'] })])).toEqual([3, false])
})

test('two people who found the same agree, and it counts once [NEXT-6]', () => {
  expect(found([three, { ...three, opId: 'b', byName: 'Ben' }])).toEqual([3, false])
  const damaged = { problems: [{ kind: 'damaged', cases: 1, units: 0, note: '' }] } as const
  expect(found([three, { ...three, ...damaged, problems: [...damaged.problems], opId: 'b' }])).toEqual([6, true])
})

test('cases that are scanned add up without knowing of each other, with weights and lots [NEXT-6, NEXT-8]', () => {
  const pieces = [
    buildPiece({ opId: 'a', weightHundredths: 3820, lots: ['L7'] }),
    buildPiece({ opId: 'b', weightHundredths: 4010, lots: ['L7'] }),
    buildPiece({ opId: 'c', weightHundredths: 3990, lots: ['L9'] }),
  ]
  expect(stateOf(pieces).content).toMatchObject({ cases: 3, weightHundredths: 11_820, lots: ['L7', 'L9'] })
  expect(found(pieces)).toEqual([3, false])
  // The weight of all is not known when that of one is not.
  expect(stateOf([...pieces, buildPiece({ opId: 'd' })]).content).toMatchObject({ cases: 4, weightHundredths: null })
})

test('a statement about a line that somebody scans at the same time waits for a decision [NEXT-6]', () => {
  expect(found([three, buildPiece({ opId: 'b' })])).toEqual([4, true])
  expect(found([three, buildPiece({ opId: 'b', joins: ['a'] })])).toEqual([4, false])
})

test('a cleared line reads as not checked, and what was found at the same time stays [NEXT-6]', () => {
  const cleared = buildCheck({ opId: 'c', cases: 0, isCleared: true, replaces: ['a'] })
  expect(stateOf([three, cleared]).content).toBeNull()
  expect(found([three, cleared, { ...two, replaces: ['a'] }])).toEqual([2, false])
})

test('problems of a kind add up with their words, and the warmest reading holds [NEXT-6]', () => {
  const parts = [
    buildPiece({ opId: 'a' }),
    buildCheck({
      opId: 'b',
      joins: ['a'],
      temperatureTenths: 415,
      problems: [{ kind: 'damaged', cases: 1, units: 0, note: 'wet' }],
    }),
    buildCheck({
      opId: 'c',
      joins: ['a', 'b'],
      temperatureTenths: 380,
      problems: [{ kind: 'damaged', cases: 2, units: 0, note: 'torn' }],
    }),
  ]
  expect(stateOf(parts).content).toMatchObject({
    temperatureTenths: 415,
    problems: [{ kind: 'damaged', cases: 3, units: 0, note: 'wet; torn' }],
  })
})

// ---- Two and three phones on one truck. The model never looks at `replaces` and `joins`: it knows
// what each phone had seen when its person typed or scanned.

interface Found {
  readonly operation: ReceiptOperation
  readonly seen: ReadonlySet<Found>
}

const leftOf = (all: readonly Found[]) =>
  all.filter((each) => !all.some((later) => !later.operation.isPiece && later.seen.has(each)))

function modelOf(all: readonly Found[]): { cases: number; groups: number } {
  const left = leftOf(all)
  const nameOf = ({ operation }: Found) => (operation.isPiece ? 'scanned' : `said ${operation.cases}`)
  // What is connected: the same statement, any two scans, and a scan with what its phone showed.
  const connected: (readonly [string, string])[] = left
    .filter(({ operation }) => operation.isPiece)
    .flatMap((piece) =>
      leftOf([...piece.seen]).flatMap((each) => (left.includes(each) ? [[nameOf(piece), nameOf(each)] as const] : [])),
    )
  const names = [...new Set(left.map(nameOf))]
  const rootOf = (name: string, seen: readonly string[] = []): string =>
    [
      name,
      ...connected.flatMap(([a, b]) =>
        a === name && !seen.includes(b)
          ? [rootOf(b, [...seen, name])]
          : b === name && !seen.includes(a)
            ? [rootOf(a, [...seen, name])]
            : [],
      ),
    ].toSorted()[0]!
  const said = new Set(left.filter(({ operation }) => !operation.isPiece).map(({ operation }) => operation.cases))
  const scanned = left.filter(({ operation }) => operation.isPiece).length
  return {
    cases: [...said].reduce((sum, cases) => sum + cases, 0) + scanned,
    groups: new Set(names.map((name) => rootOf(name))).size,
  }
}

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      phone: fc.nat(2),
      cases: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('scan' as const), phone: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), phone: fc.nat(2), from: fc.nat(2) }) },
)
const run = fc.record({ phones: fc.integer({ min: 2, max: 3 }), steps: fc.array(step, { maxLength: 24 }) })
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never

/** Performs a run with the rules of the product on every phone. */
function perform({ phones, steps }: Run): Found[] {
  const known = Array.from({ length: phones }, () => new Set<Found>())
  const all: Found[] = []
  for (const each of steps) {
    const mine = known[each.phone % phones]!
    if (each.kind === 'receive') {
      for (const other of known[each.from % phones]!) mine.add(other)
      continue
    }
    const state = mergeReceipt([...mine].map(({ operation }) => operation)).get(itemNumber)
    const isPiece = each.kind === 'scan'
    const references = writeReferences(state, isPiece ? 'add' : 'replace', () => true)
    const opId = `${each.phone % phones}-${String(all.length).padStart(2, '0')}`
    const operation = buildCheck({ opId, isPiece, cases: isPiece ? 1 : each.cases, ...references })
    const found = { operation, seen: new Set(mine) }
    mine.add(found)
    all.push(found)
  }
  return all
}

type Merge = (log: readonly ReceiptOperation[]) => ReadonlyMap<string, CheckedLine>

const mergesLike = (merge: Merge) =>
  fc.property(run, (given) => {
    const all = perform(given)
    const state = merge(all.map(({ operation }) => operation)).get(itemNumber)
    const expected = modelOf(all)
    expect([state?.content?.cases ?? 0, state?.groups.length ?? 0]).toEqual([expected.cases, expected.groups])
  })

test('1,000 trucks checked in by two and three phones merge with no case lost and none doubled [NEXT-6, NEXT-9]', () => {
  fc.assert(mergesLike(mergeReceipt), { numRuns: 1000 })
})

test('a merge in which the last writer wins is caught [NEXT-6]', () => {
  const lastWins: Merge = (log) => mergeReceipt(log.slice(-1))
  expect(fc.check(mergesLike(lastWins), { numRuns: 1000 }).failed).toBe(true)
  const withoutScans: Merge = (log) => mergeReceipt(log.filter(({ isPiece }, at) => !isPiece || at % 2 === 0))
  expect(fc.check(mergesLike(withoutScans), { numRuns: 1000 }).failed).toBe(true)
})

test('the same operations give the same receipt in any order of delivery, and delivered twice [NEXT-6]', () => {
  const facts = (states: ReadonlyMap<string, CheckedLine>) =>
    [...states.values()].map(({ content, groups }) => [content, groups])
  const delivered = run.chain((given) => {
    const log = perform(given).map(({ operation }) => operation)
    return fc.record({
      log: fc.constant(log),
      shuffled: fc.shuffledSubarray([...log, ...log], { minLength: 2 * log.length }),
    })
  })
  fc.assert(
    fc.property(delivered, ({ log, shuffled }) => {
      expect(facts(mergeReceipt(shuffled))).toEqual(facts(mergeReceipt(log)))
    }),
    { numRuns: 1000 },
  )
})
