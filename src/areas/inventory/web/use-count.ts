import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { callKey, useCall } from '#browser/query.ts'
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
  const [kept, setKept] = useState<{ readonly sheet: Sheet | undefined }>()
  const [isStored, setStored] = useState(true)
  const { data, error, refetch } = useCall(getCustomerInventory, params && { params })
  // The log is read from where it was left, so that an event of one operation reads one operation.
  const log = useQuery<boolean, CallFailed>({
    queryKey: callKey(listCountOperations, params && { params }),
    queryFn: async () => {
      await session!.read()
      return true
    },
    enabled: session !== null,
    meta: { livesBy: listCountOperations.livesBy },
    staleTime: 0,
  })
  useEffect(() => {
    if (!session) return undefined
    let isShown = true
    void session.open().then((found) => isShown && setKept({ sheet: found?.sheet }))
    void session.isStored().then((known) => isShown && setStored(known))
    return () => {
      isShown = false
    }
  }, [session])
  useEffect(() => {
    if (session && data) void session.keepSheet(data)
  }, [session, data])
  const notTaken = useSyncExternalStore(session?.log.subscribeSummary ?? subscribeNothing, () =>
    session ? session.log.summary.pending + session.log.summary.refused.length : 0,
  )
  const isGone = error?.status === 404
  const isOver = isGone && kept !== undefined && notTaken === 0
  useEffect(() => {
    if (isOver) void session?.forgetSheet()
  }, [isOver, session])
  if (!session) return null
  const failure = error ?? log.error
  const retry = () => void Promise.all([refetch(), log.refetch()])
  // What this device counted is there before the first row is drawn.
  const sheet = isOver ? undefined : kept && (data ?? kept.sheet)
  return { session, sheet, isGone, failure, retry, isStored }
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
