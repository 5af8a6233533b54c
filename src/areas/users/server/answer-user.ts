import type { Actor } from '#kit/actor.ts'
import { abilityOf, orRefuse, Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import type { Call } from '#platform/http/handle.ts'
import type { Queries } from '#platform/database/database.ts'
import { mayChangeAddress } from '../rules/change-address.ts'
import { keepAnAdmin } from '../rules/keep-an-admin.ts'
import { mayEnforceFactor } from '../rules/may-enforce-factor.ts'
import { type Managed, mayManageUser } from '../rules/may-manage-user.ts'
import { mayReset } from '../rules/may-reset.ts'
import type { UserAbilities, UserDetail } from '../user.ts'
import { usersRefusals } from '../users.refusals.ts'
import { lockManaged, type ManagedRow, readManaged } from './managed-user.store.ts'
import { shownOf } from './user-list.store.ts'
import { userVersions } from './user-versions.ts'

/** An instant of the database, when there is one. */
export const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** What the reader may do with the user, so that no screen derives it. */
function abilitiesOf(actor: Actor, user: ManagedRow, now: Date, staffSignIn: StaffSignIn): UserAbilities {
  const profile = mayManageUser(actor, 'updateUserProfile', user)
  const activity = mayManageUser(actor, 'deactivateUser', user)
  const leaving = activity.allowed ? keepAnAdmin(user, { ...user, isActive: false }, user.otherActiveAdmins) : activity
  return {
    changeProfile: abilityOf(profile),
    changePermissions: abilityOf(profile),
    activate: abilityOf(activity),
    deactivate: abilityOf(leaving),
    resetPassword: abilityOf(mayReset(actor, 'password', user, instantOf(user.secondFactorResetAt), now, staffSignIn)),
    seeSessions: abilityOf(activity),
    changeAddress: abilityOf(mayChangeAddress(actor, user)),
    enforceFactor: abilityOf(mayEnforceFactor(actor, user, staffSignIn)),
    resetMfaPhone: abilityOf(mayReset(actor, 'second-factor', user, instantOf(user.passwordResetAt), now, staffSignIn)),
  }
}

/** The user as the reader gets them. */
function detailOf(actor: Actor, user: ManagedRow, now: Date, staffSignIn: StaffSignIn): UserDetail {
  const { ownFeatures, isActive: _a, isCovered: _c, otherActiveAdmins: _o, ...rest } = user
  const { passwordResetAt: _p, secondFactorResetAt: _s, profileImage: _i, ...facts } = rest
  return {
    ...facts,
    ...shownOf(user),
    features: ownFeatures,
    abilities: abilitiesOf(actor, user, now, staffSignIn),
    versions: userVersions(user),
  }
}

/** Who reads, when, and how staff sign in here. */
type Reading = Pick<Call<Endpoint>, 'caller' | 'services' | 'now'>

/** A user the caller may see, in full; others read like missing ones. */
export async function answerUser(db: Queries, { caller, services, now }: Reading, userId: string): Promise<UserDetail> {
  const staffSignIn = staffSignInHere(services.config)
  const user = await readManaged(db, caller.actor.userId, userId, staffSignIn)
  if (!user) throw new Refused(usersRefusals.user_not_found)
  return detailOf(caller.actor, user, now, staffSignIn)
}

/** Locks a user, asks the rule, and returns the user; one the caller may not see looks missing. */
export async function lockUser(tx: Queries, { caller, services }: Reading, userId: string): Promise<ManagedRow> {
  const user = await lockManaged(tx, caller.actor.userId, userId, staffSignInHere(services.config))
  if (!user) throw new Refused(usersRefusals.user_not_found)
  return user
}

/** The same for whoever may change profile and permissions. */
export async function lockToChange(tx: Queries, reading: Reading, userId: string): Promise<ManagedRow & Managed> {
  const user = await lockUser(tx, reading, userId)
  orRefuse(mayManageUser(reading.caller.actor, 'updateUserProfile', user))
  return user
}

/**
 * A change of one part is made knowing the version in `If-Match`: a stale one is refused with the
 * user as they are now, not merged over a colleague's (USERS-1).
 */
export function orRefuseStale(
  { ifMatch, caller, now, services }: Reading & Pick<Call<Endpoint>, 'ifMatch'>,
  user: ManagedRow,
  part: keyof UserDetail['versions'],
): void {
  if (ifMatch === null || ifMatch === userVersions(user)[part]) return
  const latest = detailOf(caller.actor, user, now, staffSignInHere(services.config))
  throw new Refused({ ...usersRefusals.user_changed, details: { user: latest } })
}

/** `lockToChange` for a change of one part. */
export async function lockPart(
  tx: Queries,
  reading: Reading & Pick<Call<Endpoint>, 'ifMatch'>,
  userId: string,
  part: keyof UserDetail['versions'],
): Promise<ManagedRow & Managed> {
  const user = await lockToChange(tx, reading, userId)
  orRefuseStale(reading, user, part)
  return user
}

/**
 * USERS-2: a user for whom another area reads or changes something, by the rule of changing their
 * profile; a change keeps the account locked until the transaction ends.
 */
export async function managedUser(
  db: Queries,
  reading: Reading,
  userId: string,
  as: 'read' | 'change',
): Promise<ManagedRow & Managed> {
  if (as === 'change') return lockToChange(db, reading, userId)
  const { caller, services } = reading
  const user = await readManaged(db, caller.actor.userId, userId, staffSignInHere(services.config))
  if (!user) throw new Refused(usersRefusals.user_not_found)
  orRefuse(mayManageUser(caller.actor, 'updateUserProfile', user))
  return user
}
