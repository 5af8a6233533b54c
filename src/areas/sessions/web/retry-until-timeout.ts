/** AUTH-1: milliseconds between a failed bot challenge and the next attempt. */
export const challengeRetryMs = 8_000
/** AUTH-1: milliseconds after which the bot challenge is given up. */
export const challengeTimeoutMs = 30_000

/** Repeats `ask` until it succeeds; undefined after the timeout. */
export async function retryUntilTimeout<T>(ask: () => Promise<T>): Promise<T | undefined> {
  const until = Date.now() + challengeTimeoutMs
  for (;;) {
    try {
      return await within(until - Date.now(), ask())
    } catch {
      if (Date.now() + challengeRetryMs > until) return undefined
      await new Promise((resolve) => setTimeout(resolve, challengeRetryMs))
    }
  }
}

/** The answer, or an error when it takes longer. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
