import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { otherModeOf, setMode, useMode } from '#browser/app-mode.ts'
import { useMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'

/** ACCESS-6: the words for a mode. */
export const modeWords = { restaurant: 'Restaurant', accounting: 'Accounting' } as const

/**
 * ACCESS-6: the way to the other mode, with a toast and to the dashboard; null unless both are
 * allowed.
 */
export function useModeSwitch(): { label: string; run: () => void } | null {
  const me = useMe()
  const go = useGo()
  const other = otherModeOf(me, useMode())
  if (!other) return null
  return {
    label: `Switch to ${modeWords[other].toLowerCase()}`,
    run: () => {
      setMode(me, other)
      showToast({ tone: 'success', message: `Switched to ${modeWords[other].toLowerCase()} mode` })
      go(dashboardScreen.at())
    },
  }
}
