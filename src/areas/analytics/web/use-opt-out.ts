import { useState } from 'react'
import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { updateAnalyticsOptOut } from '../analytics.endpoints.ts'

/**
 * PROFILE-8: the answer and changing it; consent bar and toggle are two handles of this one thing.
 */
export function useOptOut() {
  const me = useMe()
  // Shown at once: a second press in the meantime takes back the first, and does not repeat it.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const act = useAct(updateAnalyticsOptOut, {
    isInOrder: true,
    done: ({ message, analyticsOptOut }) => {
      keepMe({ ...me, privacy: { analyticsOptOut } })
      setWanted((now) => (now === analyticsOptOut ? null : now))
      showToast({ tone: 'success', message })
    },
    failed: () => {
      setWanted(null)
      return false
    },
  })
  return {
    /** Null until asked. */
    analyticsOptOut: wanted ?? me.privacy.analyticsOptOut,
    isRunning: act.isRunning,
    set: (analyticsOptOut: boolean) => {
      setWanted(analyticsOptOut)
      act.run({ body: { analyticsOptOut } })
    },
  }
}
