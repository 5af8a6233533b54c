import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallAnswer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { LiveTopic } from '#contract/live-topics.ts'
import type { CallFailed } from './call-failed.ts'
import type { CallName } from './call-name.ts'
import { callEndpoint } from './client.ts'
import { queryClient } from './query-client.ts'

/** How a screen wants its answer. */
export interface UseCallOptions {
  /** Lists keep the previous page while the next loads; the answer is then `isPlaceholderData`. */
  readonly keepPrevious?: boolean
  /** Milliseconds the answer counts as fresh. */
  readonly staleTime?: number
  /** Milliseconds until it is asked for again, while the tab is in front. */
  readonly every?: number
}

/** The cache key of a call: its name, then its input. */
export const callKey = <E extends Endpoint>(endpoint: E, input: CallInput<E> | null) => [endpoint.name, input] as const

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The topics of live events that make the answer old (UI-8). */
      livesBy?: readonly LiveTopic[]
    }
  }
}

const metaOf = ({ livesBy }: Endpoint) => ({ meta: { ...(livesBy && { livesBy }) } })

/** The query of a call, for prefetching and guards. */
export const callQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<CallAnswer<E>, CallFailed>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, input, { signal }),
    ...metaOf(endpoint),
  })

/** Asks a call and keeps the answer; an input of null asks nothing yet. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: UseCallOptions = {},
): UseQueryResult<CallAnswer<E>, CallFailed> {
  return useQuery<CallAnswer<E>, CallFailed>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, input!, { signal }),
    enabled: input !== null,
    ...metaOf(endpoint),
    // The type of a placeholder excludes functions as data; answers are JSON.
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.every !== undefined && { refetchInterval: options.every }),
  })
}

/** Fetches ahead of a screen or a hover; failures stay silent, the screen will meet them itself. */
export function prefetchCall<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  void queryClient.prefetchQuery(callQuery(endpoint, input))
}

/**
 * Asks again for every shown answer of these calls, by name; hidden ones when they are next shown.
 */
export async function refreshCalls(names: readonly CallName[]): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name as CallName) })
}

/** The kept answer of a call, when there is one. */
export const readCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>): CallAnswer<E> | undefined =>
  queryClient.getQueryData(callKey(endpoint, input))

/**
 * Puts an answer in place without asking, for optimistic writes and answers that carry the new
 * state.
 */
export function writeCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  change: (before: CallAnswer<E> | undefined) => CallAnswer<E> | undefined,
): void {
  queryClient.setQueryData<CallAnswer<E>>(callKey(endpoint, input), change as never)
}
