import { type WritingMode, writeReferences } from '#kit/write-references.ts'
import type { CountOperation } from '../count-operation.ts'
import { isUndecided, type ShelfState } from './merge-count.ts'

/** A shelf as a device knows it; undefined before anybody counted it. */
export type KnownShelf = ShelfState<CountOperation> | undefined

/** NEXT-9: what a new count of a shelf names of what its device knows. */
export const writeOperation = (
  shelf: KnownShelf,
  mode: WritingMode,
  isSent: (opId: string) => boolean,
): Pick<CountOperation, 'replaces' | 'joins'> => writeReferences(shelf, mode, isSent)

/**
 * NEXT-9: true when typing over the shelf asks whether it adds or replaces: a colleague counted it,
 * or it is undecided. Nobody is asked about correcting their own count.
 */
export const asksMode = (shelf: KnownShelf): boolean =>
  shelf !== undefined && shelf.quantity !== null && (isUndecided(shelf) || shelf.live.some(({ isOwn }) => !isOwn))
