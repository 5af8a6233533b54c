import { QueryClient } from '@tanstack/react-query'
import { isCallFailed } from './call-failed.ts'

const whenSignedOut = new Set<(wasWrite: boolean) => void>()

/**
 * Calls `listener` when any call returns that nobody is signed in, with whether it was to change
 * something; returns the function that unsubscribes.
 */
export function onSignedOut(listener: (wasWrite: boolean) => void): () => void {
  whenSignedOut.add(listener)
  return () => void whenSignedOut.delete(listener)
}

/** Notifies the listeners when a failed call shows that nobody is signed in. */
export function noticeSignedOut(error: unknown, wasWrite: boolean): void {
  if (!isCallFailed(error) || error.code !== 'not_signed_in') return
  for (const listener of whenSignedOut) listener(wasWrite)
}

/**
 * How long an answer counts as fresh without a live event saying otherwise; only bridges a change
 * of screen.
 */
const freshMs = 5_000

/**
 * UI-8: no automatic retry, no refetch on focus; freshness comes from live events and an explicit
 * refresh. A component that mounts again does not repeat a call that has just failed either: parts
 * that come and go with the state of a call would otherwise ask as fast as the server refuses.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > freshMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      staleTime: freshMs,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
