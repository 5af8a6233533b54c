/** Milliseconds of work between two yields to the event loop: a long list must not block others. */
const sliceMs = 8

/** CART-13: maps a long list without holding the event loop for longer than that. */
export async function inPieces<From, To>(all: readonly From[], work: (each: From, i: number) => To): Promise<To[]> {
  const done: To[] = []
  let start = performance.now()
  for (const [i, each] of all.entries()) {
    if (performance.now() - start >= sliceMs) {
      await new Promise((resolve) => setImmediate(resolve))
      start = performance.now()
    }
    done.push(work(each, i))
  }
  return done
}
