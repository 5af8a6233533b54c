import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '#contract/endpoint.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { callQuery } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { importOrder, readOrderImport } from '../order-import.endpoints.ts'
import { importPercent } from '../rules/import-percent.ts'

/** Milliseconds between two requests for the progress. */
const askEvery = 400

/** The result of an import: a cart, or the rows at fault. */
export type ImportAnswer = CallAnswer<typeof importOrder>

/** The import of a mapped file, as the Status step shows it. */
export interface OrderImport {
  readonly isRunning: boolean
  /** Null while unknown. */
  readonly percent: number | null
  readonly isSaving: boolean
  readonly answer: ImportAnswer | undefined
  /** The file as a whole was refused, or the server did not respond. */
  readonly failure: CallFailed | null
  readonly run: (input: CallInput<typeof importOrder>) => void
  /** Repeats the same attempt; its idempotency key prevents a second cart. */
  readonly again: () => void
  readonly forget: () => void
}

/**
 * IMPORT-2, IMPORT-3: runs the import and polls its progress; continues when the dialog is closed
 * in the meantime.
 */
export function useOrderImport(onFailed: (failure: CallFailed) => void): OrderImport {
  const [answer, setAnswer] = useState<ImportAnswer>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [input, setInput] = useState<CallInput<typeof importOrder>>()
  const act = useAct(importOrder, {
    refresh: ['listCarts', 'getActiveCart'],
    failed: (failure) => {
      onFailed(failure)
      // With the dialog closed the result is shown as a toast.
      return isShown.current
    },
    done: (given) => {
      setAnswer(given)
      if (given.isSuccess) showToast({ tone: 'success', message: given.message })
      // With the dialog closed nothing else would mention the rows that were left out.
      if (given.isSuccess && given.errors.length > 0 && !isShown.current)
        showToast({ tone: 'danger', message: `${given.errors.length} row(s) of the file were left out.` })
      if (!given.isSuccess && !isShown.current)
        showToast({ tone: 'danger', message: `${given.message}. Nothing was created.` })
    },
  })
  const params = input?.params
  const progress = useQuery({
    ...callQuery(readOrderImport, { params: params! }),
    enabled: act.isRunning && params !== undefined,
    refetchInterval: askEvery,
    staleTime: 0,
    gcTime: 0,
  })
  const run = (next: CallInput<typeof importOrder>) => {
    setAnswer(undefined)
    setInput(next)
    act.run(next)
  }
  return {
    // The mutation lasts until the carts are reloaded; the response is there earlier.
    isRunning: act.isRunning && answer === undefined,
    percent: importPercent(progress.data),
    isSaving: progress.data?.stage === 'saving',
    answer,
    failure: act.failure,
    run,
    again: () => input && run(input),
    forget: () => {
      setAnswer(undefined)
      act.reset()
    },
  }
}
