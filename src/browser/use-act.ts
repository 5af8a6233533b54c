import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallAnswer, CallInput, Endpoint } from '#contract/endpoint.ts'
import { type CallFailed, isOutcomeUnknown } from './call-failed.ts'
import type { CallName } from './call-name.ts'
import { callEndpoint } from './client.ts'
import { createIntentKeys, randomKey } from './intent-keys.ts'
import { refreshCalls } from './query.ts'
import { queryClient } from './query-client.ts'
import { showToast } from './toasts.ts'

/** What follows a write. */
export interface UseActOptions<E extends Endpoint> {
  readonly done?: (answer: CallAnswer<E>, input: CallInput<E>) => void
  /**
   * Answer true when the screen shows the failure itself; otherwise the server's message becomes a
   * toast (SHELL-9).
   */
  readonly failed?: (failure: CallFailed, input: CallInput<E>) => boolean | undefined
  /** Each waits for the one before: the last of several quick ones is what stays. */
  readonly isInOrder?: boolean
  /** Names of calls whose answers changed. */
  readonly refresh?: readonly CallName[]
}

interface Intent<E extends Endpoint> {
  readonly input: CallInput<E>
  readonly ifMatch?: string | number | undefined
}

/** A write as a screen uses it. */
export interface Act<E extends Endpoint> {
  /** Starts it; never throws, the outcome goes to `done` or `failed`. */
  run(input: CallInput<E>, ifMatch?: string | number): void
  /** The same, for code that waits; throws `CallFailed`. */
  runAndWait(input: CallInput<E>, ifMatch?: string | number): Promise<CallAnswer<E>>
  readonly isRunning: boolean
  readonly failure: CallFailed | null
  reset(): void
}

/**
 * Writes through a call. Calls that happen once carry one key for each intent, kept over retries.
 */
export function useAct<E extends Endpoint>(endpoint: E, options: UseActOptions<E> = {}): Act<E> {
  const [keys] = useState(() => createIntentKeys(randomKey))
  const { mutate, mutateAsync, isPending, error, reset } = useMutation<CallAnswer<E>, CallFailed, Intent<E>>({
    mutationKey: [endpoint.name],
    ...(options.isInOrder && { scope: { id: endpoint.name } }),
    mutationFn: ({ input, ifMatch }) =>
      callEndpoint(endpoint, input, { ifMatch, idempotencyKey: endpoint.idempotent ? keys.keyFor(input) : undefined }),
    onSuccess: async (answer, { input }) => {
      keys.forget()
      options.done?.(answer, input)
      if (options.refresh) await refreshCalls(options.refresh)
    },
    onError: (failure, { input }) => {
      if (!isOutcomeUnknown(failure)) keys.forget()
      // The sign-in above the page says so; the form below it is as it was, to be sent again.
      if (failure.code === 'not_signed_in' || options.failed?.(failure, input) === true) return
      showToast({ tone: 'danger', message: failure.message })
    },
  })
  return {
    run: (input, ifMatch) => mutate({ input, ifMatch }),
    runAndWait: (input, ifMatch) => mutateAsync({ input, ifMatch }),
    isRunning: isPending,
    failure: error?.code === 'not_signed_in' ? null : error,
    reset,
  }
}

/** True while one of these writes, by name, is on its way on this page. */
export const isActing = (names: readonly CallName[]): boolean =>
  queryClient.isMutating({
    predicate: ({ options: { mutationKey } }) => names.includes(mutationKey?.[0] as CallName),
  }) > 0
