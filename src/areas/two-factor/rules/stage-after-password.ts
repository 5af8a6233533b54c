import type { SessionStage } from '#contract/endpoint.ts'

/** What a user has and owes when the password was right. */
export interface FactorFacts {
  readonly kind: 'internal' | 'proxy' | 'external'
  readonly hasFactor: boolean
  /** YYYY-MM-DD, from which day on a second factor is required; null for never. */
  readonly enforceDate: string | null
  /** Staff have reset the factor: a new one is set up now. */
  readonly isSetupDue: boolean
}

/** AUTH-5: how far the right password lets a user in. Staff sign in through their own provider, which asks for its own factors. */
export function stageAfterPassword(
  { kind, hasFactor, enforceDate, isSetupDue }: FactorFacts,
  today: string,
): SessionStage {
  if (kind === 'internal') return 'full'
  if (hasFactor) return 'mfa'
  return isSetupDue || (enforceDate !== null && enforceDate <= today) ? 'mfa-setup' : 'full'
}
