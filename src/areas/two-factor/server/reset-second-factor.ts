import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import { endOtherSessions, factorsOf, removeFactors } from './factor.store.ts'
import { notifyOwner } from './notices.ts'

/**
 * The audit action of this reset; a password reset by the same person within a day stands against
 * it.
 */
export const resetFactorAction = 'user.reset-mfa'

const setDue = sql(
  'two-factor.setup-due',
  `insert into second_factor_terms (user_id, is_setup_due) values (:userId, true)
   on conflict (user_id) do update set is_setup_due = true`,
)
const hasReset = sql(
  'two-factor.has-reset',
  `select exists (select 1 from audit_entries where entity = :entity and real_user_id = :realUserId and action = :action
     and at > now() - interval '24 hours') as "has"`,
)

/**
 * USERS-1, security 7: staff start, the user finishes. The second factor and every session of the
 * user end, both mailbox and number are notified, and the next sign-in sets a new factor up.
 * `passwordResetAction` is the audit action of a password reset by staff: nobody does both to one
 * account within 24 hours. The caller has checked that the user is within the actor's reach.
 */
export async function resetSecondFactor(
  tx: Queries,
  {
    actor,
    userId,
    address,
    passwordResetAction,
  }: { actor: Actor; userId: string; address: string; passwordResetAction: string },
): Promise<void> {
  if (actor.realUserId === userId) throw new Refused(twoFactorRefusals.reset_not_yours)
  const entity = `user:${userId}`
  const { has } = await tx.row<{ has: boolean }>(
    hasReset({ entity, realUserId: actor.realUserId, action: passwordResetAction }),
  )
  if (has) throw new Refused(twoFactorRefusals.reset_other_within_a_day)
  const { email, modifiedOn } = await factorsOf(tx, userId)
  if (modifiedOn === null) throw new Refused(twoFactorRefusals.not_enabled)
  const phone = await removeFactors(tx, userId)
  await tx.run(setDue({ userId }))
  await endOtherSessions(tx, userId, null)
  await notifyOwner(tx, { email, phone }, 'reset')
  await audit(tx, { actor, action: resetFactorAction, entity, address })
}
