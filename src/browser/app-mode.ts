import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { useMe } from './current-user.ts'
import type { AppMode } from './may-open-route.ts'

type Allowed = Pick<CurrentUser, 'userId' | 'allowedModesUi' | 'punchoutSession'>

const keyOf = (userId: string) => `larder.mode.${userId}`
const listeners = new Set<() => void>()
// Without storage the choice lives as long as the page.
const chosen = new Map<string, string | null>()

function remembered(userId: string): string | null {
  if (!chosen.has(userId)) {
    try {
      chosen.set(userId, localStorage.getItem(keyOf(userId)))
    } catch {
      return null
    }
  }
  return chosen.get(userId) ?? null
}

/**
 * ACCESS-6: the mode the user chose, where both are allowed; else the one that is, restaurant
 * before any other.
 */
export function modeOf({ userId, allowedModesUi, punchoutSession }: Allowed): AppMode {
  // A procurement session is there to order.
  if (punchoutSession) return 'restaurant'
  const wanted = remembered(userId)
  return (
    allowedModesUi.find((mode) => mode === wanted) ??
    (allowedModesUi.includes('restaurant') ? 'restaurant' : undefined) ??
    allowedModesUi[0] ??
    'restaurant'
  )
}

/**
 * ACCESS-6: the mode besides this one, when both are allowed; else null. What is drawn passes the
 * mode it listens to.
 */
export function otherModeOf(user: Allowed, mode = modeOf(user)): AppMode | null {
  if (user.punchoutSession) return null
  return user.allowedModesUi.find((other) => other !== mode) ?? null
}

/** ACCESS-6: from now on the portal shows what belongs to this mode. */
export function setMode({ userId }: Pick<Allowed, 'userId'>, mode: AppMode): void {
  chosen.set(userId, mode)
  try {
    localStorage.setItem(keyOf(userId), mode)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

/** The mode of the signed-in user. */
export function useMode(): AppMode {
  const me = useMe()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => modeOf(me),
  )
}
