import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallAnswer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { CallFailed } from '../call-failed.ts'
import { callKey, useCall } from '../query.ts'

/** What of a session the sheet beside its log needs. */
interface SheetSession<Sheet> {
  open(): Promise<{ readonly sheet: Sheet } | undefined>
  read(): Promise<void>
  isStored(): Promise<boolean>
  keepSheet(sheet: Sheet): Promise<void>
}

/** The sheet of a log, as the server or this browser has it. */
export interface LoggedSheet<Sheet> {
  /** Undefined while it is loading, or when it was never opened on this device. */
  readonly sheet: Sheet | undefined
  /** What this browser kept was taken up, so that what is not shown is not there. */
  readonly isTakenUp: boolean
  /** Why it, or what others wrote, cannot be read; with a kept sheet, the work goes on. */
  readonly failure: CallFailed | null
  readonly retry: () => void
  /** False where what is written is lost with the page. */
  readonly isStored: boolean
}

/**
 * NEXT-9: a sheet with its log, live; without a connection as this browser kept it. A `session` and
 * an `input` of null ask nothing yet.
 */
export function useLoggedSheet<E extends Endpoint, L extends Endpoint>(
  session: SheetSession<CallAnswer<E>> | null,
  calls: { readonly sheet: E; readonly log: L },
  input: (CallInput<E> & CallInput<L>) | null,
): LoggedSheet<CallAnswer<E>> {
  const [kept, setKept] = useState<{ readonly sheet: CallAnswer<E> | undefined }>()
  const [isStored, setStored] = useState(true)
  const { data, error, refetch } = useCall(calls.sheet, input)
  // The log is read from where it was left, so that an event of one operation reads one operation.
  const log = useQuery<boolean, CallFailed>({
    queryKey: callKey(calls.log, input),
    queryFn: async () => {
      await session!.read()
      return true
    },
    enabled: session !== null,
    meta: { ...(calls.log.livesBy && { livesBy: calls.log.livesBy }) },
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
  return {
    // What this device wrote is there before the first row is drawn.
    sheet: kept && (data ?? kept.sheet),
    isTakenUp: kept !== undefined,
    failure: error ?? log.error,
    retry: () => void Promise.all([refetch(), log.refetch()]),
    isStored,
  }
}
