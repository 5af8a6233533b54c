/** Long work that can pause wherever it yields; its result is what it returns. */
export type Steps<T> = Generator<void, T, void>

/** Does the work without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
