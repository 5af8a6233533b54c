import type { CallAnswer, CallInput, Endpoint } from '#contract/endpoint.ts'
import { writeCall } from '#browser/query.ts'
import { type Act, useAct } from '#browser/use-act.ts'
import { showToast } from '#browser/toasts.ts'
import type { UserDetail } from '../user.ts'
import { getUser } from '../users.endpoints.ts'

/**
 * A change of a user: shows the server's message as a toast and reloads list and sheet. A failure
 * of a field is the form's to show; a stale change brings the user as they are now, and the form
 * shows what a colleague changed (USERS-1).
 */
export function useChangeUser<E extends Endpoint>(
  endpoint: E,
  done?: (answer: CallAnswer<E>, input: CallInput<E>) => void,
): Act<E> {
  return useAct(endpoint, {
    done: (answer, input) => {
      showToast({ tone: 'success', message: (answer as { message: string }).message })
      done?.(answer, input)
    },
    failed: ({ code, field, details }) => {
      if (code === 'user_changed') {
        const { user } = details as { user: UserDetail }
        writeCall(getUser, { params: { userId: user.userId } }, () => ({ user }))
      }
      return field !== undefined
    },
    refresh: ['listUsers', 'getUser'],
  })
}
