/** A cache of the files of one build. */
export interface BuildCache {
  readonly name: string
  /** False when loading its files was interrupted. */
  readonly isComplete: boolean
}

/**
 * The caches nobody needs once the build `own` works: all but its own and the latest complete one
 * of before, whose pages are still open. `caches` in the order in which they were created.
 */
export function cachesToDrop(caches: readonly BuildCache[], own: string): readonly string[] {
  const others = caches.filter(({ name }) => name !== own)
  const former = others.findLast(({ isComplete }) => isComplete)
  return others.filter((cache) => cache !== former).map(({ name }) => name)
}
