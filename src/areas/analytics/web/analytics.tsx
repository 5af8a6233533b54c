import { useMe } from '#browser/current-user.ts'
import { mayCount } from '../rules/countable-screens.ts'
import { ConsentBar } from './consent-bar.tsx'
import { useScreenCounter } from './count-screens.ts'

/**
 * PROFILE-8: asks who was not asked, counts for who allowed it, and is nothing for everybody else.
 */
export function Analytics() {
  const me = useMe()
  if (me.kind !== 'external' || me.punchoutSession) return null
  const { analyticsOptOut } = me.privacy
  if (analyticsOptOut === null) return <ConsentBar />
  return mayCount({ kind: me.kind, analyticsOptOut }) ? <Counter /> : null
}

function Counter() {
  useScreenCounter()
  return null
}
