/**
 * The code of a part did not arrive: no connection, or a newer version of the portal has other
 * files.
 */
export class PartNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this part could not be loaded', { cause })
    this.name = 'PartNotLoaded'
  }
}

const forgets = new Set<() => void>()
const listeners = new Set<() => void>()

/** Notes a failed load; `forget` makes the part load again when it is next drawn. */
export function notePartFailed(forget: () => void): void {
  forgets.add(forget)
  for (const listener of listeners) listener()
}

/** No failure is kept: every part that could not be loaded is tried again when it is next drawn. */
export function forgetFailedParts(): void {
  for (const forget of forgets) forget()
  forgets.clear()
}

/** Calls `listener` whenever a part could not be loaded; returns how to stop. */
export function onPartFailed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
