import type { Actor } from '#kit/actor.ts'
import { abilityOf, orRefuse, Refused } from '#kit/decision.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Queries } from '#platform/database/database.ts'
import { keepAnAdmin } from '../rules/keep-an-admin.ts'
import { type Managed, mayManageUser } from '../rules/may-manage-user.ts'
import { mayReset } from '../rules/may-reset.ts'
import type { UserAbilities, UserDetail } from '../user.ts'
import { usersRefusals as no } from '../users.refusals.ts'
import { lockManaged, type ManagedRow, readManaged } from './managed-user.store.ts'
import { shownOf } from './user-list.store.ts'

/** An instant of the database, when there is one. */
export const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** What the reader may do with the user, so that no screen derives it. */
function abilitiesOf(actor: Actor, user: ManagedRow, now: Date): UserAbilities {
  const profile = mayManageUser(actor, 'updateUserProfile', user)
  const activity = mayManageUser(actor, 'deactivateUser', user)
  const leaving = activity.allowed ? keepAnAdmin(user, { ...user, isActive: false }, user.otherActiveAdmins) : activity
  return {
    changeProfile: abilityOf(profile),
    changePermissions: abilityOf(profile),
    activate: abilityOf(activity),
    deactivate: abilityOf(leaving),
    resetPassword: abilityOf(mayReset(actor, 'password', user, instantOf(user.secondFactorResetAt), now)),
    resetMfaPhone: abilityOf(mayReset(actor, 'second-factor', user, instantOf(user.passwordResetAt), now)),
  }
}

/** The user as the reader gets them. */
function detailOf(actor: Actor, user: ManagedRow, now: Date): UserDetail {
  const { ownFeatures, isActive: _a, isCovered: _c, otherActiveAdmins: _o, ...rest } = user
  const { passwordResetAt: _p, secondFactorResetAt: _s, profileImage: _i, ...facts } = rest
  return { ...facts, ...shownOf(user), features: ownFeatures, abilities: abilitiesOf(actor, user, now) }
}

/** A user the caller may see, in full; others read like missing ones. */
export async function answerUser(db: Queries, { actor }: Caller, userId: string, now: Date): Promise<UserDetail> {
  const user = await readManaged(db, actor.userId, userId)
  if (!user) throw new Refused(no.user_not_found)
  return detailOf(actor, user, now)
}

/** Locks a user, lets the rule decide on them, and answers them; others read like missing ones. */
export async function lockUser(tx: Queries, { actor }: Caller, userId: string): Promise<ManagedRow> {
  const user = await lockManaged(tx, actor.userId, userId)
  if (!user) throw new Refused(no.user_not_found)
  return user
}

/** The same for whoever may change profile and permissions. */
export async function lockToChange(tx: Queries, caller: Caller, userId: string): Promise<ManagedRow & Managed> {
  const user = await lockUser(tx, caller, userId)
  orRefuse(mayManageUser(caller.actor, 'updateUserProfile', user))
  return user
}
