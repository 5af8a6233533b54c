import { allow, type Decision, refuse } from '#kit/decision.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { singleSignOnRefusals } from '#areas/sessions/single-sign-on.refusals.ts'

/** What the provider says of somebody. */
export interface Claims {
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly [name: string]: unknown
}

/** The address the provider vouches for, in our spelling; undefined when it vouches for none. */
export const verifiedEmailOf = ({ email, email_verified: isVerified }: Claims): string | undefined =>
  typeof email === 'string' && isVerified === true ? email.trim().toLowerCase() : undefined

/** AUTH-2: an active internal user with this very address gets in, and nobody else. */
export function admitStaff(
  user: { readonly id: string; readonly type: UserType; readonly isActive: boolean } | undefined,
): Decision<{ userId: string; type: UserType }> {
  if (!user?.isActive || kindOf(user.type) !== 'internal') return refuse(singleSignOnRefusals.not_admitted)
  return allow({ userId: user.id, type: user.type })
}
