import { useQuery } from '@tanstack/react-query'
import type { Actor } from '#kit/actor.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { actorOf } from '#areas/people/rules/actor-of.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { forgetAnswers } from './kept-answers.ts'
import { allowKeptDatabases, forgetEverythingKept } from './kept-databases.ts'
import { keepWayBack } from './punchout-tab.ts'
import { callQuery } from './query.ts'
import { queryClient } from './query-client.ts'

// Only signing in, out or a reload changes who is signed in; the guard of every route asks once.
const meQuery = { ...callQuery(getMe, {}), staleTime: Infinity, gcTime: Infinity }

/** The signed-in user, asked once; throws `CallFailed` 401 when nobody is. */
export async function loadMe(): Promise<CurrentUser> {
  const known = knownMe()
  if (known) return known
  const user = await queryClient.ensureQueryData(meQuery)
  allowKeptDatabases()
  if (user.punchoutSession) keepWayBack(user.punchoutSession.procurementSoftwareUrl)
  return user
}

/** The signed-in user as last known, without asking; undefined before the first answer. */
export const knownMe = (): CurrentUser | undefined => queryClient.getQueryData(meQuery.queryKey)

const whenKept = new Set<() => void>()

/**
 * Calls `listener` when the same user is signed in again, so that what waited for it goes on at
 * once (CART-14).
 */
export const onSignedInAgain = (listener: () => void): void => void whenKept.add(listener)

/** The same user signed in again: what they were looking at stays. */
export function keepMe(user: CurrentUser): void {
  allowKeptDatabases()
  queryClient.setQueryData(meQuery.queryKey, user)
  for (const listener of whenKept) listener()
}

/** Another user signed in: nothing the former one saw may stay. */
export function replaceMe(user: CurrentUser): void {
  allowKeptDatabases()
  forgetAnswers()
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, user)
}

/**
 * Nobody is signed in any more; nothing of theirs stays on the device (CART-14). Whoever leaves the
 * page waits for it.
 */
export async function forgetMe(): Promise<void> {
  await forgetEverythingKept()
  queryClient.clear()
}

let last: { user: CurrentUser; actor: Actor } | undefined

/**
 * The actor of a user; the same object for the same user, so that effects and memos can depend on
 * it.
 */
function actorOfUser(user: CurrentUser): Actor {
  if (last?.user !== user) last = { user, actor: actorOf(user) }
  return last.actor
}

/** The signed-in user; only on screens behind sign-in, whose guard has loaded it. */
export function useMe(): CurrentUser {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('This screen needs a signed-in user')
  return data
}

/** The signed-in user as rules ask it. */
export const useActor = (): Actor => actorOfUser(useMe())
