import { useEffect, useSyncExternalStore } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useLoggedSheet } from '#browser/operation-log/use-logged-sheet.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { getCustomerInventory } from '../inventory.endpoints.ts'
import { listCountOperations } from '../operation.endpoints.ts'
import type { CountLog, CountSummary, ShownShelf } from './count-log.ts'
import { type CountSession, countSessionFor } from './count-session.ts'

/** What `getCustomerInventory` returns. */
export type Sheet = CallAnswer<typeof getCustomerInventory>

/** A count as it is counted here. */
export interface OpenCount {
  readonly session: CountSession
  /**
   * Undefined while it is loading, when it was never opened on this device, or when it is gone and
   * nothing was counted here that was not taken.
   */
  readonly sheet: Sheet | undefined
  /** The server has it no more. */
  readonly isGone: boolean
  /** Why it, or what others counted, cannot be read; with a kept sheet, counting goes on. */
  readonly failure: CallFailed | null
  readonly retry: () => void
  /** False where what is counted is lost with the page. */
  readonly isStored: boolean
}

/**
 * NEXT-9: a count with its log, live; without a connection as this browser kept it. Null for users
 * without a ship-to.
 */
export function useCount(inventoryId: string): OpenCount | null {
  const shipTo = useShipToParams()
  const { userId, name } = useMe()
  const params = shipTo && { ...shipTo, inventoryId }
  const session = params && countSessionFor({ userId, name, ...params })
  const calls = { sheet: getCustomerInventory, log: listCountOperations }
  const { sheet, isTakenUp, failure, retry, isStored } = useLoggedSheet(session, calls, params && { params })
  const notTaken = useSyncExternalStore(session?.log.subscribeSummary ?? subscribeNothing, () =>
    session ? session.log.summary.pending + session.log.summary.refused.length : 0,
  )
  const isGone = failure?.status === 404
  const isOver = isGone && isTakenUp && notTaken === 0
  useEffect(() => {
    if (isOver) void session?.forgetSheet()
  }, [isOver, session])
  return session && { session, sheet: isOver ? undefined : sheet, isGone, failure, retry, isStored }
}

const subscribeNothing = () => () => undefined

/** One shelf; only its row renders when it changes. */
export const useShelf = (log: CountLog, key: string): ShownShelf =>
  useSyncExternalStore(
    (listener) => log.subscribe(key, listener),
    () => log.place(key),
  )

/** What of the whole count is on its way, refused or undecided. */
export const useLogSummary = (log: CountLog): CountSummary =>
  useSyncExternalStore(log.subscribeSummary, () => log.summary)
