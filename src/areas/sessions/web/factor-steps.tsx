import { Suspense } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { OwedFactor } from '#areas/two-factor/second-factor.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'

/** The second factor that is owed after the right password. */
export type FactorOwed = OwedFactor & { isSetup: boolean }

/** AUTH-3: the title of the sub-state. */
export const titleOfOwed = ({ isSetup }: FactorOwed): string =>
  isSetup ? 'Set up two-factor authentication' : 'Two-factor authentication'

// Most people sign in without it, and it brings the numbering plans of the world along.
const Steps = loadOnDemand(() => import('#areas/two-factor/web/public.tsx').then((module) => module.SecondFactorSteps))

/** AUTH-5: the steps after the right password, loaded when they are needed. */
export function FactorSteps(props: {
  owed: FactorOwed
  onSignedIn: (user: CurrentUser) => void
  onRestart: (message?: string) => void
}) {
  return (
    <Suspense fallback={<div className="h-40" />}>
      <Steps {...props} />
    </Suspense>
  )
}
