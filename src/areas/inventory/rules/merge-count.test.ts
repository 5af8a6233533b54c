import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountOperation } from '../count-operation.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { isUndecided, mergeCount, type ShelfState, shelfKey } from './merge-count.ts'
import { writeOperation } from './write-operation.ts'

const { lineId } = buildOperation()
const stateOf = (log: readonly CountOperation[]) => mergeCount(log).get(shelfKey(lineId, null))!
const cases = (log: readonly CountOperation[]) => stateOf(log).quantity?.caseHundredths
const isOpen = (log: readonly CountOperation[]) => isUndecided(stateOf(log))

const five = buildOperation({ opId: 'a', caseHundredths: 500 })
const seven = buildOperation({ opId: 'b', caseHundredths: 700 })

test('two counts of one shelf that do not know of each other leave it undecided [NEXT-9]', () => {
  expect(isOpen([five, seven])).toBe(true)
  expect(stateOf([five, seven]).groups).toEqual([[five], [seven]])
})

test('a count that replaces takes the place of what it names, one that adds is added to it [NEXT-9]', () => {
  expect(cases([five, { ...seven, replaces: ['a'] }])).toBe(700)
  const added = [five, { ...seven, joins: ['a'] }]
  expect([cases(added), isOpen(added)]).toEqual([1200, false])
})

test('a person decides an undecided shelf by adding to all of it, or by replacing all of it [NEXT-9]', () => {
  const addUp = buildOperation({ opId: 'c', caseHundredths: 0, joins: ['a', 'b'] })
  expect([cases([five, seven, addUp]), isOpen([five, seven, addUp])]).toEqual([1200, false])
  const keepSeven = buildOperation({ opId: 'c', caseHundredths: 700, replaces: ['a', 'b'] })
  expect([cases([five, seven, keepSeven]), isOpen([five, seven, keepSeven])]).toEqual([700, false])
})

test('what was added to a count that somebody replaced in the meantime is asked about again [NEXT-9]', () => {
  const added = buildOperation({ opId: 'c', joins: ['a'] })
  expect(isOpen([five, { ...seven, replaces: ['a'] }, added])).toBe(true)
})

test('a shelf that is cleared reads as not counted, and a count made at the same time stays [NEXT-9]', () => {
  const cleared = buildOperation({ opId: 'c', caseHundredths: 0, isCleared: true, replaces: ['a'] })
  expect(stateOf([five, cleared]).quantity).toBeNull()
  const recount = { ...seven, replaces: ['a'] }
  expect([cases([five, cleared, recount]), isOpen([five, cleared, recount])]).toEqual([700, false])
})

test('the same item at two locations is two shelves, which add up without a question [INV-1]', () => {
  const elsewhere = { ...seven, locationId: 'walk-in' }
  const states = mergeCount([five, elsewhere])
  expect([...states.values()].map((state) => [state.quantity?.caseHundredths, isUndecided(state)])).toEqual([
    [500, false],
    [700, false],
  ])
})

test('ids that nobody knows, circles and an operation that names itself change nothing [NEXT-9]', () => {
  expect(cases([{ ...five, replaces: ['nowhere'], joins: ['nowhere'] }])).toBe(500)
  expect(cases([{ ...five, replaces: ['a'], joins: ['a'] }])).toBe(500)
  const circle = [
    { ...five, replaces: ['b'] },
    { ...seven, replaces: ['a'] },
  ]
  expect(stateOf(circle).groups).toHaveLength(2)
  const end = buildOperation({ opId: 'c', caseHundredths: 100, replaces: ['a', 'b'] })
  expect([cases([...circle, end]), isOpen([...circle, end])]).toEqual([100, false])
})

test('two operations of one id count as one, the same one in any order [NEXT-9]', () => {
  const other = { ...five, caseHundredths: 900 }
  expect(cases([five, other])).toBe(cases([other, five]))
})

// ---- Partitions. The model below never looks at `replaces` and `joins`: it knows what each device
// had seen when its person typed, and derives the state from that.

interface Typed {
  readonly operation: CountOperation
  readonly mode: 'replace' | 'add'
  /** The operations its device had at the time. */
  readonly seen: ReadonlySet<Typed>
}

/** What is left of a shelf: everything but what a later replacing count had seen. */
const leftOf = (typed: readonly Typed[]) =>
  typed.filter((each) => !typed.some((later) => later.mode === 'replace' && later.seen.has(each)))

function modelOf(typed: readonly Typed[]): { total: number; groups: number } {
  const left = leftOf(typed)
  const groupOf = new Map(left.map((each) => [each, each]))
  const rootOf = (each: Typed): Typed => (groupOf.get(each) === each ? each : rootOf(groupOf.get(each)!))
  for (const each of left.filter(({ mode }) => mode === 'add'))
    for (const known of leftOf([...each.seen])) if (groupOf.has(known)) groupOf.set(rootOf(each), rootOf(known))
  return {
    total: left.reduce((sum, { operation }) => sum + operation.caseHundredths, 0),
    groups: new Set(left.map(rootOf)).size,
  }
}

/** One step of a run: somebody counts, or a device receives what another one has. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      device: fc.nat(2),
      shelf: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 99_999 }),
      mode: fc.constantFrom('replace' as const, 'add' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('receive' as const),
      device: fc.nat(2),
      from: fc.nat(2),
      /** Which of the other's operations arrive: a connection may end in the middle. */
      part: fc.infiniteStream(fc.boolean()),
      isWhole: fc.boolean(),
    }),
  },
)
const run = fc.record({ devices: fc.integer({ min: 2, max: 3 }), steps: fc.array(step, { maxLength: 30 }) })
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never

const shelves = [lineId, '00000000-0000-7000-8000-000000000012']

/** Performs a run with the rules of the product on every device; returns all that was typed. */
function perform({ devices, steps }: Run): Typed[] {
  const known = Array.from({ length: devices }, () => new Set<Typed>())
  const all: Typed[] = []
  for (const each of steps) {
    const mine = known[each.device % devices]!
    if (each.kind === 'receive') {
      for (const typed of known[each.from % devices]!) if (each.isWhole || each.part.next().value) mine.add(typed)
      continue
    }
    const shelf = shelves[each.shelf]!
    const seen = new Set([...mine].filter(({ operation }) => operation.lineId === shelf))
    const state = mergeCount([...seen].map(({ operation }) => operation)).get(shelfKey(shelf, null))
    const references = writeOperation(state, each.mode, () => true)
    const opId = `${each.device % devices}-${all.length}`
    const operation = buildOperation({ opId, lineId: shelf, caseHundredths: each.quantity, ...references })
    const typed = { operation, mode: each.mode, seen }
    mine.add(typed)
    all.push(typed)
  }
  return all
}

const facts = (states: ReadonlyMap<string, ShelfState>) =>
  [...states].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, { quantity, groups }]) => [key, quantity, groups])

test('1,000 partitions of two and three devices merge with no count lost and none doubled [NEXT-9]', () => {
  fc.assert(
    fc.property(run, (given) => {
      const all = perform(given)
      const merged = mergeCount(all.map(({ operation }) => operation))
      for (const shelf of shelves) {
        const typed = all.filter(({ operation }) => operation.lineId === shelf)
        const state = merged.get(shelfKey(shelf, null))
        const expected = modelOf(typed)
        expect([state?.quantity?.caseHundredths ?? 0, state?.groups.length ?? 0]).toEqual([
          expected.total,
          expected.groups,
        ])
      }
    }),
    { numRuns: 1000 },
  )
})

test('the same operations give the same count in any order of delivery, and delivered twice [NEXT-9]', () => {
  const delivered = run.chain((given) => {
    const log = perform(given).map(({ operation }) => operation)
    return fc.record({
      log: fc.constant(log),
      shuffled: fc.shuffledSubarray([...log, ...log], { minLength: 2 * log.length }),
    })
  })
  fc.assert(
    fc.property(delivered, ({ log, shuffled }) => {
      expect(facts(mergeCount(shuffled))).toEqual(facts(mergeCount(log)))
    }),
    { numRuns: 1000 },
  )
})

test('any references at all, circles included, lose no operation without one that replaces it [NEXT-9]', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const hostile = fc.array(
    fc.record({ opId: fc.constantFrom(...ids), replaces: fc.subarray(ids), joins: fc.subarray(ids) }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(hostile, (given) => {
      const log = given.map((each) => buildOperation(each))
      const { live } = stateOf(log)
      expect(live.length).toBeGreaterThan(0)
      const ids = new Set(live.map(({ opId }) => opId))
      expect(ids.size).toBe(live.length)
      expect(facts(mergeCount(log.toReversed()))).toEqual(facts(mergeCount(log)))
    }),
    { numRuns: 1000 },
  )
})

test('a shelf of 20,000 operations that join one another merges in time that grows with the log [NEXT-9, PLAT-14]', () => {
  const idOf = (at: number) => String(at).padStart(5, '0')
  const log = Array.from({ length: 20_000 }, (_, at) =>
    buildOperation({ opId: idOf(at), caseHundredths: 1, joins: at === 0 ? [] : [idOf(at - 1)] }),
  )
  const started = performance.now()
  expect([cases(log), isOpen(log)]).toEqual([20_000, false])
  // About 50 ms; moving every group into the latest operation's takes 40 seconds.
  expect(performance.now() - started).toBeLessThan(4000)
}, 120_000)
