import { maxOperationsAtOnce, maxReferencesAtOnce, referencesOf } from '../count-operation.ts'

/** What of an operation limits how many are sent with it. */
interface Sendable {
  readonly replaces: readonly string[]
  readonly joins: readonly string[]
}

/** NEXT-9: as many of the first operations as one call takes, by their number and references. */
export function batchOperations<Operation extends { readonly operation: Sendable }>(
  pending: readonly Operation[],
): readonly Operation[] {
  let references = 0
  const end = pending.findIndex(({ operation }, at) => {
    references += referencesOf([operation])
    return at === maxOperationsAtOnce || references > maxReferencesAtOnce
  })
  return end === -1 ? pending : pending.slice(0, end)
}
