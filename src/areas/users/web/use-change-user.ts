import type { Endpoint } from '#contract/endpoint.ts'
import { type Act, useAct } from '#browser/use-act.ts'
import { showToast } from '#browser/toasts.ts'

/** A change of a user: the server's message as a toast, list and sheet anew. A failure of a field is the form's to show. */
export function useChangeUser<E extends Endpoint>(endpoint: E, done?: () => void): Act<E> {
  return useAct(endpoint, {
    done: (answer) => {
      showToast({ tone: 'success', message: (answer as { message: string }).message })
      done?.()
    },
    failed: (failure) => failure.field !== undefined,
    refresh: ['listUsers', 'getUser'],
  })
}
