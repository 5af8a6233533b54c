import { allow, type Decision, refuse } from '#kit/decision.ts'
import { usersRefusals as no } from '../users.refusals.ts'

/** The role that can appoint everybody. */
export const adminRole = 'portalAdmin'

/** Security 6: somebody always remains who can manage the portal. */
export function keepAnAdmin(
  user: { readonly role: string; readonly isActive: boolean },
  after: { readonly role: string; readonly isActive: boolean },
  otherActiveAdmins: number,
): Decision {
  const isAdmin = user.role === adminRole && user.isActive
  const remainsAdmin = after.role === adminRole && after.isActive
  return isAdmin && !remainsAdmin && otherActiveAdmins === 0 ? refuse(no.last_admin) : allow()
}
