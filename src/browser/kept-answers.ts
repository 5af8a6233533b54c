import type { QueryKey } from '@tanstack/react-query'
import { forgetCopies, forgetKeptAs, keptKey, keptOf, lastKeptUser, rememberKeptUser } from './kept-for-user.ts'
import { queryClient } from './query-client.ts'
import { whenIdle } from './when-idle.ts'

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
/**
 * Milliseconds between two writes of a response that goes on changing: a cart of 500 lines takes 10
 * ms of the main thread, between two keys. A page that is hidden or left writes at once.
 */
const againMs = 15_000

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
  readonly write: () => void
}

/** A call whose latest response is kept, or the latest of several inputs, such as of pages. */
export type CallToKeep<Name extends string = string> = Name | { readonly call: Name; readonly max: number }

const callOf = (kept: CallToKeep): string => (typeof kept === 'string' ? kept : kept.call)
const nameFor = (call: string) => `answer.${call}`

/** Where a response is kept: in the place of its call, or one of its own for its input. */
function placeOf(kept: CallToKeep, key: QueryKey): string {
  if (typeof kept === 'string') return nameFor(kept)
  let hash = 0
  for (const letter of JSON.stringify(key)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return `${nameFor(kept.call)}.${(hash >>> 0).toString(36)}`
}

/** Writes that have not happened yet, by place. */
const pending = new Map<string, PendingWrite>()
/** When each place was last written, in milliseconds. */
const written = new Map<string, number>()

/**
 * Keeps the latest response of these calls in the browser, for the time without a connection
 * (PLAT-15): one of each call, that of the current ship-to and cart, or of the latest few inputs.
 * `userOf` returns the current user. Responses that are too old to be shown, and those of another
 * user, are deleted at once. Returns how to stop.
 */
export function keepAnswers(calls: readonly CallToKeep[], userOf: () => string | undefined): () => void {
  forgetKeptAs(nameFor(''), (text) => !isFresh(parse(text)))
  const byName = new Map(calls.map((kept) => [callOf(kept), kept]))
  const write = (call: CallToKeep, place: string, key: QueryKey, expected: string | undefined) => {
    pending.delete(place)
    const userId = userOf()
    const state = queryClient.getQueryState(key)
    if (!userId || state?.status !== 'success' || state.isInvalidated) return
    // Another tab has signed out in the meantime, or another user in.
    if (expected !== undefined && expected !== lastKeptUser()) return
    const kept: KeptAnswer = { key, answer: state.data, at: state.dataUpdatedAt }
    const text = JSON.stringify(kept)
    if (typeof call !== 'string') makeRoom(userId, call, place, call.max - 1)
    try {
      localStorage.setItem(keptKey(userId, place), text)
      written.set(place, Date.now())
    } catch {
      // Storage is blocked or full: there is nothing to show without a connection, as before.
    }
  }
  return queryClient.getQueryCache().subscribe((event) => {
    const [name] = event.query.queryKey
    const call = typeof name === 'string' ? byName.get(name) : undefined
    if (event.type !== 'updated' || event.action.type !== 'success' || call === undefined) return
    const userId = userOf()
    if (userId) startFor(userId)
    const key = event.query.queryKey
    const place = placeOf(call, key)
    clearTimeout(pending.get(place)?.timer)
    const rest = Math.max(restMs, (written.get(place) ?? 0) + againMs - Date.now())
    const timer = setTimeout(() => whenIdle(() => pending.get(place) === waiting && waiting.write()), rest)
    const waiting: PendingWrite = { timer, userId, write: () => write(call, place, key, userId) }
    pending.set(place, waiting)
  })
}

/** Writes now what still rests: the page is hidden or left. */
export function keepAtOnce(): void {
  for (const { timer, write } of pending.values()) {
    clearTimeout(timer)
    write()
  }
}

/** Of the responses of a call in other places the latest `max` stay. */
function makeRoom(userId: string, { call }: Exclude<CallToKeep, string>, place: string, max: number): void {
  const others = keptOf(userId, `${nameFor(call)}.`)
    .map(({ name, text }) => ({ place: `${nameFor(call)}.${name}`, at: parse(text)?.at ?? 0 }))
    .filter((each) => each.place !== place)
    .toSorted((a, b) => b.at - a.at)
  for (const old of others.slice(max)) localStorage.removeItem(keptKey(userId, old.place))
}

/**
 * Deletes what is kept for another user: a punchout or 'Login as' replaces the session without the
 * sign-in screen.
 */
function startFor(userId: string): void {
  if (userId === lastKeptUser()) return
  forgetCopies()
  written.clear()
  for (const [place, write] of pending) if (write.userId !== undefined && write.userId !== userId) drop(place, write)
  try {
    rememberKeptUser(userId)
  } catch {
    // Storage is blocked or full: nothing is kept.
  }
}

function drop(place: string, { timer }: PendingWrite): void {
  clearTimeout(timer)
  pending.delete(place)
}

/**
 * Fills the query cache with the last user's stored responses while calls cannot be made; returns
 * the time of the responses, if any.
 */
export function restoreAnswers(calls: readonly CallToKeep[]): number | undefined {
  const userId = lastKeptUser()
  if (!userId) return undefined
  const times = calls.flatMap((call) =>
    placesOf(userId, call).flatMap((place) => {
      const kept = read(keptKey(userId, place))
      if (!kept) return []
      queryClient.setQueryData(kept.key, kept.answer, { updatedAt: kept.at })
      return [kept.at]
    }),
  )
  return times.length > 0 ? Math.min(...times) : undefined
}

const placesOf = (userId: string, call: CallToKeep): string[] =>
  typeof call === 'string'
    ? [nameFor(call)]
    : keptOf(userId, `${nameFor(call.call)}.`).map(({ name }) => `${nameFor(call.call)}.${name}`)

/**
 * Nobody's answers stay for somebody else: at another sign-in, and once a session has ended.
 * Pending writes are dropped.
 */
export function forgetAnswers(): void {
  for (const [place, write] of pending) drop(place, write)
  written.clear()
  forgetCopies()
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
