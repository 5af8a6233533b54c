/** AUTH-1: after a failure the bot challenge is tried again so many milliseconds later. */
export const challengeRetryMs = 8_000
/** AUTH-1: after so many milliseconds the bot challenge is given up. */
export const challengeTimeoutMs = 30_000

/** Asks until there is an answer; undefined when there is none in time. */
export async function askPatiently<T>(ask: () => Promise<T>): Promise<T | undefined> {
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
