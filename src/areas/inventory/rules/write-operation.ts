import { type CountOperation, maxReferences } from '../count-operation.ts'
import { isUndecided, type ShelfState } from './merge-count.ts'

/** What a new count of a shelf does with what the shelf held. */
export type CountingMode = 'replace' | 'add'

/** A shelf as a device knows it; undefined before anybody counted it. */
export type KnownShelf = ShelfState<CountOperation> | undefined

/**
 * NEXT-9: what a new operation names of the shelf as its device knows it. One that replaces an
 * operation that was not sent yet also names what that one replaced: if the server refuses it,
 * nothing that was replaced comes back. Of a shelf with more operations than one may name, what
 * is left out of `joins` is joined by way of its group, and the longest replaced of `replaces`.
 */
export function writeOperation(
  shelf: KnownShelf,
  mode: CountingMode,
  isSent: (opId: string) => boolean,
): Pick<CountOperation, 'replaces' | 'joins'> {
  const live = shelf?.live ?? []
  const ids = live.map(({ opId }) => opId)
  if (mode === 'add') {
    const ofEachGroup = shelf?.groups.map(([first]) => first!.opId) ?? []
    return { replaces: [], joins: [...new Set([...ofEachGroup, ...ids])].slice(0, maxReferences) }
  }
  const behind = live.flatMap(({ opId, replaces }) => (isSent(opId) ? [] : replaces))
  return { replaces: [...new Set([...ids, ...behind])].slice(0, maxReferences), joins: [] }
}

/**
 * NEXT-9: true when typing over the shelf asks whether it adds or replaces: a colleague counted it,
 * or it is undecided. Nobody is asked about correcting their own count.
 */
export const asksMode = (shelf: KnownShelf): boolean =>
  shelf !== undefined && shelf.quantity !== null && (isUndecided(shelf) || shelf.live.some(({ isOwn }) => !isOwn))
