import type { CurrentUser } from '#areas/people/current-user.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import type { OwedFactor } from '../second-factor.ts'

/** What the steps after the right password are given. */
export interface LoginStepProps {
  readonly owed: OwedFactor
  readonly onValidated: (user: CurrentUser) => void
  readonly onRestart: (message?: string) => void
  readonly staysAfter: (failure: CallFailed) => boolean
}
