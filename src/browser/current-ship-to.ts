import { useSyncExternalStore } from 'react'
import type { CurrentUser, ShipToChoice } from '#areas/people/current-user.ts'
import { chooseShipTo } from './choose-ship-to.ts'
import { useMe } from './current-user.ts'
import { keptKey } from './kept-for-user.ts'

// A tab keeps its own ship-to, as staff work for two customers side by side; a new tab starts with
// the last choice. It names a customer: signing out forgets it.
// In a procurement session it is that of the session.
const keyOf = ({ userId, punchoutSession }: CurrentUser) =>
  keptKey(userId, punchoutSession ? `ship-to.${punchoutSession.id}` : 'ship-to')
const listeners = new Set<() => void>()
let current: { user: CurrentUser; shipTo: ShipToChoice | null } | undefined

function remembered(user: CurrentUser): ShipToChoice | undefined {
  const key = keyOf(user)
  try {
    const text = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as ShipToChoice)
  } catch {
    // Storage is blocked or holds something else: start afresh.
    return undefined
  }
}

function keep(user: CurrentUser, shipTo: ShipToChoice): void {
  const key = keyOf(user)
  try {
    sessionStorage.setItem(key, JSON.stringify(shipTo))
    if (!user.punchoutSession) localStorage.setItem(key, JSON.stringify(shipTo))
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

/** The selected ship-to of this user, outside React. */
function shipToOf(user: CurrentUser): ShipToChoice | null {
  if (current?.user !== user) {
    const first = remembered(user) ?? user.punchoutSession?.startShipTo ?? undefined
    current = { user, shipTo: chooseShipTo(user, first) }
  }
  return current.shipTo
}

/** PUNCH-4: a procurement session that names no ship-to starts with the buyer's choice. */
export const hasToChooseShipTo = (user: CurrentUser): boolean =>
  user.punchoutSession?.startShipTo === null && user.shipToCount > 1 && remembered(user) === undefined

/** SHELL-6: makes this the ship-to of the whole portal. */
export function setShipTo(user: CurrentUser, shipTo: ShipToChoice): void {
  current = { user, shipTo }
  keep(user, shipTo)
  for (const listener of listeners) listener()
}

/** SHELL-6: the selected ship-to; null only for users without any. */
export function useShipTo(): ShipToChoice | null {
  const user = useMe()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shipToOf(user),
  )
}

/**
 * The path parameters of the selected ship-to; null only for users without any. Pass it on as
 * `params`.
 */
export function useShipToParams(): { division: string; shipTo: string } | null {
  const shipTo = useShipTo()
  return shipTo && { division: shipTo.division, shipTo: shipTo.number }
}
