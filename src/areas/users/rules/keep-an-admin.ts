import { allow, type Decision, refuse } from '#kit/decision.ts'
import { usersRefusals } from '../users.refusals.ts'

/** The role that can appoint everybody. */
export const adminRole = 'portalAdmin'

interface Standing {
  readonly role: string
  readonly isActive: boolean
}

/** One of several users who change at once; nobody was there before when the user is new. */
export interface StandingChange {
  readonly before: Standing | undefined
  readonly after: Standing
}

const isAdmin = (user: Standing | undefined): boolean => user?.role === adminRole && user.isActive

/** Security 6: somebody always remains who can manage the portal. */
export const keepAnAdmin = (user: Standing, after: Standing, otherActiveAdmins: number): Decision =>
  isAdmin(user) && !isAdmin(after) && otherActiveAdmins === 0 ? refuse(usersRefusals.last_admin) : allow()

/**
 * Security 6, for several users at once: the change that must not happen because no active portal
 * admin would remain, or undefined. Whom the same changes make an admin counts, in whichever order
 * they stand.
 */
export function lastAdminAmong<C extends StandingChange>(changes: readonly C[], adminsBefore: number): C | undefined {
  const leaving = changes.filter(({ before, after }) => isAdmin(before) && !isAdmin(after))
  const joining = changes.filter(({ before, after }) => !isAdmin(before) && isAdmin(after))
  return adminsBefore - leaving.length + joining.length > 0 ? undefined : leaving[0]
}
