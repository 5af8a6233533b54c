import { chosenOperation, groupOperations, liveOperations, type LoggedOperation } from '#kit/merge-log.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import type { CountedQuantity } from '../count-operation.ts'

/** What of an operation decides the state of its shelf. */
export interface MergedOperation extends CountedQuantity, LoggedOperation {
  readonly lineId: string
  readonly locationId: string | null
  readonly isCleared: boolean
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
/** The line of such a key. */
export const lineIdOf = (key: string): string => key.slice(0, key.lastIndexOf('@'))

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
    else shelf.set(operation.opId, chosenOperation(shelf.get(operation.opId), operation))
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

function stateOf<Operation extends MergedOperation>(shelf: ReadonlyMap<string, Operation>): ShelfState<Operation> {
  const left = liveOperations(shelf)
  const counted = left.filter(({ isCleared }) => !isCleared)
  const { lineId, locationId } = left[0]!
  return {
    lineId,
    locationId,
    quantity: counted.length === 0 ? null : sumOf(counted),
    live: counted.length === 0 ? left : counted,
    groups: counted.length === 0 ? [left] : groupOperations(counted),
  }
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
