import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { updateAnalyticsOptOut } from '../analytics.endpoints.ts'

/**
 * PROFILE-8: the answer and changing it; consent bar and toggle are two handles of this one thing.
 */
export function useOptOut() {
  const me = useMe()
  const act = useAct(updateAnalyticsOptOut, {
    isInOrder: true,
    done: ({ message, analyticsOptOut }) => {
      keepMe({ ...me, privacy: { analyticsOptOut } })
      showToast({ tone: 'success', message })
    },
  })
  return {
    /** Null until asked. */
    analyticsOptOut: me.privacy.analyticsOptOut,
    isRunning: act.isRunning,
    set: (analyticsOptOut: boolean) => act.run({ body: { analyticsOptOut } }),
  }
}
