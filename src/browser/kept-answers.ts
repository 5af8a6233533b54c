import type { QueryKey } from '@tanstack/react-query'
import { forgetKeptAs, keptKey, lastKeptUser, rememberKeptUser } from './kept-for-user.ts'
import { queryClient } from './query-client.ts'

/**
 * Answers older than this are not shown any more, in milliseconds: three days, a weekend and a
 * night.
 */
const oldestMs = 3 * 24 * 3_600_000
/**
 * How long a change rests before it is written, in milliseconds: typing changes a cart with every
 * line.
 */
const restMs = 1000

interface KeptAnswer {
  readonly key: QueryKey
  readonly answer: unknown
  /** When the server gave it, in milliseconds. */
  readonly at: number
}

interface PendingWrite {
  readonly timer: ReturnType<typeof setTimeout>
  /** Undefined for answers that come before the user is known, such as the portal's facts. */
  readonly userId: string | undefined
}

const nameFor = (call: string) => `answer.${call}`
/** Writes that have not happened yet, by call. */
const pending = new Map<string, PendingWrite>()

/**
 * Keeps the latest answer of these calls in the browser, for the time without a connection
 * (PLAT-15). Only one response of each call: that of the current ship-to and cart. `userOf` returns
 * the current user. Answers that are too old to be shown, and those of another user, are deleted at
 * once. Returns how to stop.
 */
export function keepAnswers(calls: readonly string[], userOf: () => string | undefined): () => void {
  forgetKeptAs(nameFor(''), (text) => !isFresh(parse(text)))
  const write = (call: string, key: QueryKey) => {
    pending.delete(call)
    const userId = userOf()
    const state = queryClient.getQueryState(key)
    if (!userId || state?.status !== 'success' || state.isInvalidated) return
    const kept: KeptAnswer = { key, answer: state.data, at: state.dataUpdatedAt }
    try {
      localStorage.setItem(keptKey(userId, nameFor(call)), JSON.stringify(kept))
    } catch {
      // Storage is blocked or full: there is nothing to show without a connection, as before.
    }
  }
  return queryClient.getQueryCache().subscribe((event) => {
    const call = event.query.queryKey[0]
    if (event.type !== 'updated' || event.action.type !== 'success' || typeof call !== 'string') return
    if (!calls.includes(call)) return
    const userId = userOf()
    if (userId) startFor(userId)
    clearTimeout(pending.get(call)?.timer)
    const timer = setTimeout(() => write(call, event.query.queryKey), restMs)
    pending.set(call, { timer, userId })
  })
}

/**
 * Deletes what is kept for another user: a punchout or 'Login as' replaces the session without the
 * sign-in screen.
 */
function startFor(userId: string): void {
  if (userId === lastKeptUser()) return
  forgetKeptAs(nameFor(''))
  for (const [call, write] of pending) if (write.userId !== undefined && write.userId !== userId) drop(call, write)
  try {
    rememberKeptUser(userId)
  } catch {
    // Storage is blocked or full: nothing is kept.
  }
}

function drop(call: string, { timer }: PendingWrite): void {
  clearTimeout(timer)
  pending.delete(call)
}

/**
 * Fills the query cache with the last user's stored responses while calls cannot be made; returns
 * the time of the responses, if any.
 */
export function restoreAnswers(calls: readonly string[]): number | undefined {
  const userId = lastKeptUser()
  if (!userId) return undefined
  const times = calls.flatMap((call) => {
    const kept = read(keptKey(userId, nameFor(call)))
    if (!kept) return []
    queryClient.setQueryData(kept.key, kept.answer, { updatedAt: kept.at })
    return [kept.at]
  })
  return times.length > 0 ? Math.min(...times) : undefined
}

/**
 * Nobody's answers stay for somebody else: at another sign-in, and once a session has ended.
 * Pending writes are dropped.
 */
export function forgetAnswers(): void {
  for (const [call, write] of pending) drop(call, write)
  forgetKeptAs(nameFor(''))
}

/**
 * After a device's clock was set back, a stored response may have a time in the future: its age is
 * then unknown.
 */
const isFresh = (kept: KeptAnswer | undefined): kept is KeptAnswer =>
  kept !== undefined && Math.abs(Date.now() - kept.at) <= oldestMs

function read(key: string): KeptAnswer | undefined {
  try {
    const kept = parse(localStorage.getItem(key) ?? '')
    return isFresh(kept) ? kept : undefined
  } catch {
    // Storage is blocked: nothing is kept.
    return undefined
  }
}

/** Undefined for what another version or program wrote. */
function parse(text: string): KeptAnswer | undefined {
  try {
    const value = JSON.parse(text) as Partial<KeptAnswer> | null
    return Array.isArray(value?.key) && typeof value.at === 'number' ? (value as KeptAnswer) : undefined
  } catch {
    return undefined
  }
}
