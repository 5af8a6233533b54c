import { allow, type Decision, refuse } from './decision.ts'

/** Max operations of one call. */
export const maxOperationsAtOnce = 500
/**
 * Max operations that one may replace and join together: far more than people leave on a shelf. An
 * operation then has at most 8 KB.
 */
export const maxReferences = 200
/** Max of them in one call, over all its operations: the log is read and merged as a whole. */
export const maxReferencesAtOnce = 5000
/**
 * Max operations of one person that wait on a device, over all logs of a kind (design, libraries
 * 8): about ten hours of work without a connection.
 */
export const maxKept = 5000

/** What of an operation limits how many are sent with it. */
interface WithReferences {
  readonly replaces: readonly string[]
  readonly joins: readonly string[]
}

/** How many operations these name. */
export const referencesOf = (operations: readonly WithReferences[]): number =>
  operations.reduce((sum, { replaces, joins }) => sum + replaces.length + joins.length, 0)

/** NEXT-9: as many of the first operations as one call takes, by their number and references. */
export function batchOperations<Operation extends { readonly operation: WithReferences }>(
  pending: readonly Operation[],
): readonly Operation[] {
  let references = 0
  const end = pending.findIndex(({ operation }, at) => {
    references += referencesOf([operation])
    return at === maxOperationsAtOnce || references > maxReferencesAtOnce
  })
  return end === -1 ? pending : pending.slice(0, end)
}

/** What waits on a device, in words. */
export interface KeptWords {
  /** Such as 'quantities'. */
  readonly kept: string
  /** Such as 'counting'. */
  readonly doing: string
}

/** NEXT-9: whether one more operation may wait on this device, where `kept` wait already. */
export const mayKeep = (kept: number, words: KeptWords): Decision =>
  kept < maxKept
    ? allow()
    : refuse({
        code: 'too_many_kept',
        status: 422,
        message: `${maxKept.toLocaleString('en-US')} ${words.kept} wait on this device, and it keeps no more. Please connect and let them be sent, then go on ${words.doing}.`,
      })
