import { atOnce, type Steps } from '#kit/steps.ts'
import type { CountedQuantity } from '../count-operation.ts'

/** What of an operation decides the state of its shelf. */
export interface MergedOperation extends CountedQuantity {
  readonly opId: string
  readonly lineId: string
  readonly locationId: string | null
  readonly isCleared: boolean
  readonly replaces: readonly string[]
  readonly joins: readonly string[]
}

/** One line at one location, as the log of operations leaves it. */
export interface ShelfState<Operation extends MergedOperation = MergedOperation> {
  readonly lineId: string
  readonly locationId: string | null
  /** Null while it is not counted; the sum also of a shelf that is undecided. */
  readonly quantity: CountedQuantity | null
  /** The operations nobody replaced, by id; one that cleared the shelf only while it is alone. */
  readonly live: readonly Operation[]
  /**
   * The live operations by what was counted in knowledge of each other. More than one: a person
   * decides whether they add up or one replaces the rest.
   */
  readonly groups: readonly (readonly Operation[])[]
}

/** The key of a line at a location. */
export const shelfKey = (lineId: string, locationId: string | null): string => `${lineId}@${locationId ?? ''}`

/**
 * NEXT-9: the state of every shelf that the log names, by `shelfKey`. It depends on the set of
 * operations alone: no order of arrival, clock or device decides anything, so that every device
 * that has the same operations shows the same count.
 */
export const mergeCount = <Operation extends MergedOperation>(
  log: Iterable<Operation>,
): ReadonlyMap<string, ShelfState<Operation>> => atOnce(mergeSteps(log))

/** The same for a whole log: it may pause after each operation and each shelf. */
export function* mergeSteps<Operation extends MergedOperation>(
  log: Iterable<Operation>,
): Steps<ReadonlyMap<string, ShelfState<Operation>>> {
  const shelves = new Map<string, Map<string, Operation>>()
  for (const operation of log) {
    const key = shelfKey(operation.lineId, operation.locationId)
    const shelf = shelves.get(key)
    if (!shelf) shelves.set(key, new Map([[operation.opId, operation]]))
    else shelf.set(operation.opId, chosen(shelf.get(operation.opId), operation))
    yield
  }
  const merged = new Map<string, ShelfState<Operation>>()
  for (const [key, shelf] of shelves) {
    merged.set(key, stateOf(shelf))
    yield
  }
  return merged
}

/** True when a person has to decide what the shelf holds. */
export const isUndecided = ({ groups }: Pick<ShelfState, 'groups'>): boolean => groups.length > 1

/** Two operations of one id are of a faulty client; which one counts depends on no order either. */
function chosen<Operation extends MergedOperation>(known: Operation | undefined, other: Operation): Operation {
  return known && JSON.stringify(known) <= JSON.stringify(other) ? known : other
}

function stateOf<Operation extends MergedOperation>(shelf: ReadonlyMap<string, Operation>): ShelfState<Operation> {
  const replaced = replacedIn(shelf)
  const left = [...shelf.values()].filter(({ opId }) => !replaced.has(opId)).toSorted(byId)
  const counted = left.filter(({ isCleared }) => !isCleared)
  const { lineId, locationId } = left[0]!
  return {
    lineId,
    locationId,
    quantity: counted.length === 0 ? null : sumOf(counted),
    live: counted.length === 0 ? left : counted,
    groups: counted.length === 0 ? [left] : groupsOf(counted),
  }
}

const byId = (a: MergedOperation, b: MergedOperation): number => (a.opId < b.opId ? -1 : 1)

/**
 * What is reached by `replaces` from an operation that nobody replaced. Operations that replace
 * each other in a circle, which no honest device makes, thus all stay and are shown.
 */
function replacedIn(shelf: ReadonlyMap<string, MergedOperation>): ReadonlySet<string> {
  const operations = [...shelf.values()]
  const named = new Set(operations.flatMap(({ opId, replaces }) => replaces.filter((other) => other !== opId)))
  const replaced = new Set<string>()
  const next = operations.filter(({ opId }) => !named.has(opId))
  for (let operation = next.pop(); operation; operation = next.pop()) {
    for (const other of operation.replaces) {
      const before = shelf.get(other)
      if (!before || other === operation.opId || replaced.has(other)) continue
      replaced.add(other)
      next.push(before)
    }
  }
  return replaced
}

/** Groups of operations that are connected by `joins`, in the order of their first ids. */
function groupsOf<Operation extends MergedOperation>(live: readonly Operation[]): Operation[][] {
  const groupOf = new Map(live.map((operation) => [operation.opId, [operation]]))
  for (const { opId, joins } of live) {
    for (const other of joins) {
      const [mine, theirs] = [groupOf.get(opId)!, groupOf.get(other)]
      if (!theirs || theirs === mine) continue
      // The smaller group moves: no operation moves more than 16 times in the longest log there is.
      const [kept, moved] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs]
      kept.push(...moved)
      for (const { opId: id } of moved) groupOf.set(id, kept)
    }
  }
  return [...new Set(groupOf.values())].map((group) => group.toSorted(byId))
}

/** What several counts hold together. */
export function sumOf(counted: Iterable<CountedQuantity>): CountedQuantity {
  const sum = { caseHundredths: 0, units: 0, weightHundredths: 0 }
  for (const { caseHundredths, units, weightHundredths } of counted) {
    sum.caseHundredths += caseHundredths
    sum.units += units
    sum.weightHundredths += weightHundredths
  }
  return sum
}
