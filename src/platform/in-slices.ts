import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '#kit/steps.ts'

/** Milliseconds of work between two turns of the event loop. */
const sliceMs = 8

/** Does long work in slices: requests are served between them. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let start = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - start < sliceMs) continue
    await nextTurn()
    start = performance.now()
  }
}
