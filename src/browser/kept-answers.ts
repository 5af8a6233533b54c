import type { QueryKey } from '@tanstack/react-query'
import { forgetKeptAs, keptKey, lastKeptUser, rememberKeptUser } from './kept-for-user.ts'
import { queryClient } from './query-client.ts'

/** Answers older than this are not shown any more, in milliseconds: three days, a weekend and a night. */
const oldestMs = 3 * 24 * 3_600_000
/** How long a change rests before it is written, in milliseconds: typing changes a cart with every line. */
const restMs = 1000

interface KeptAnswer {
  readonly key: QueryKey
  readonly answer: unknown
  /** When the server gave it, in milliseconds. */
  readonly at: number
}

const nameFor = (call: string) => `answer.${call}`

/**
 * Keeps the latest answer of these calls in the browser, for the time without a connection (PLAT-15). Of each call only one:
 * the ship-to and the cart somebody was at. `userOf` tells whose they are by now.
 */
export function keepAnswers(calls: readonly string[], userOf: () => string | undefined): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const write = (call: string, key: QueryKey) => {
    const userId = userOf()
    const state = queryClient.getQueryState(key)
    if (!userId || state?.status !== 'success' || state.isInvalidated) return
    const kept: KeptAnswer = { key, answer: state.data, at: state.dataUpdatedAt }
    try {
      localStorage.setItem(keptKey(userId, nameFor(call)), JSON.stringify(kept))
      rememberKeptUser(userId)
    } catch {
      // Storage is blocked or full: there is nothing to show without a connection, as before.
    }
  }
  queryClient.getQueryCache().subscribe((event) => {
    const call = event.query.queryKey[0]
    if (event.type !== 'updated' || event.action.type !== 'success' || typeof call !== 'string') return
    if (!calls.includes(call)) return
    clearTimeout(timers.get(call))
    timers.set(
      call,
      setTimeout(() => write(call, event.query.queryKey), restMs),
    )
  })
}

/** Puts the kept answers of the last user in the place of calls that cannot be made; tells since when they are, if any. */
export function restoreAnswers(calls: readonly string[]): number | undefined {
  const userId = lastKeptUser()
  if (!userId) return undefined
  const times = calls.flatMap((call) => {
    const kept = read(keptKey(userId, nameFor(call)))
    if (!kept || Date.now() - kept.at > oldestMs) return []
    queryClient.setQueryData(kept.key, kept.answer, { updatedAt: kept.at })
    return [kept.at]
  })
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Nobody's answers stay for somebody else: at another sign-in, and once a session has ended. */
export const forgetAnswers = (): void => forgetKeptAs(nameFor(''))

function read(key: string): KeptAnswer | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as KeptAnswer)
  } catch {
    return undefined
  }
}
