import type { SessionStage } from '#contract/endpoint.ts'

/** What a user has and owes when the password was right. */
export interface FactorFacts {
  readonly hasFactor: boolean
  /** YYYY-MM-DD, from which day on this user needs a second factor; null for never. */
  readonly enforceDate: string | null
  /** Staff have reset the factor: a new one is set up now. */
  readonly isSetupDue: boolean
}

/**
 * AUTH-5: how far the right password lets a user in. A sign-in through a provider asks for none of
 * this.
 */
export function stageAfterPassword({ hasFactor, enforceDate, isSetupDue }: FactorFacts, today: string): SessionStage {
  if (hasFactor) return 'mfa'
  return isSetupDue || (enforceDate !== null && enforceDate <= today) ? 'mfa-setup' : 'full'
}
