import { withByteOrderMark } from '#contract/file-content.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { saveAddress, staffSignInHere } from '#areas/people/server/public.ts'
import { endAccess } from '#areas/sessions/server/public.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { changeAddress } from '../rules/change-address.ts'
import { mayInvite } from '../rules/may-invite.ts'
import { writeUserFile } from '../rules/write-user-file.ts'
import {
  changeUserAddress,
  downloadUsers,
  type NotInvited,
  sendInvitations,
  userFileRows,
} from '../user-accounts.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { answerUser, instantOf, lockUser } from './answer-user.ts'
import { lockManaged } from './managed-user.store.ts'
import { limitTaken } from './limit-taken.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { readUsers } from './user-list.store.ts'

/**
 * USERS-1: the link in the mailbox of somebody else opens nothing any more; the invitation goes to
 * the new address.
 */
export const changeUserAddressHandler = handle(changeUserAddress, async (call) => {
  const { db, caller, params, body, services, now, address } = call
  return db.inTransaction(async (tx) => {
    const user = await lockUser(tx, call, params.userId)
    const { staffMailSuffix } = services.config.constants
    const email = orRefuse(changeAddress(caller.actor, user, body.email, staffMailSuffix))
    if (email !== user.email) {
      await limitTaken(services, caller.actor, now, async () => {
        const isSaved = await saveAddress(tx, user.userId, email)
        if (!isSaved) throw new Refused({ ...usersRefusals.email_taken, field: 'email' })
      })
      await endAccess(tx, user.userId)
      const to = { ...user, email, byName: caller.name, now }
      if (user.state === 'invited') await sendPasswordLink(tx, services.config, 'invitation', to)
      const details = { before: user.email, after: email }
      const entity = `user:${user.userId}`
      await audit(tx, { actor: caller.actor, action: 'user.change-address', entity, details, address })
    }
    const message =
      user.state === 'invited' && email !== user.email
        ? 'E-mail address changed. The invitation was sent to the new address.'
        : 'E-mail address changed successfully'
    return { message, user: await answerUser(tx, call, user.userId) }
  })
})

/**
 * USERS-1: each by the rule of one invitation; accounts are locked in one order, so that two calls
 * wait for each other.
 */
export const sendInvitationsHandler = handle(sendInvitations, async (call) => {
  const { db, caller, body, services, now, address } = call
  const staffSignIn = staffSignInHere(services.config)
  const userIds = [...new Set(body.userIds)].toSorted()
  let sent = 0
  const notSent: NotInvited[] = []
  // `db` is the transaction of a call that happens once.
  for (const userId of userIds) {
    const found = await lockManaged(db, caller.actor.userId, userId, staffSignIn)
    const resetAt = instantOf(found?.secondFactorResetAt ?? null)
    const may = mayInvite(caller.actor, found, resetAt, now, staffSignIn)
    if (!may.allowed) {
      const { name = null, email = null } = found ?? {}
      notSent.push({ userId, name, email, reason: may.refusal.message })
      continue
    }
    const user = may.value
    await sendPasswordLink(db, services.config, 'invitation', { ...user, byName: caller.name, now })
    const details = { email: user.email, role: user.role }
    await audit(db, { actor: caller.actor, action: 'user.invite', entity: `user:${userId}`, details, address })
    sent++
  }
  const message = `${sent} ${sent === 1 ? 'invitation' : 'invitations'} sent`
  const others = notSent.length
  return { message: others === 0 ? message : `${message}, ${others} could not be sent`, sent, notSent }
})

/**
 * USERS-1: only users the reader may see; taking them out of the portal leaves a trace in the
 * trail.
 */
export const downloadUsersHandler = handle(downloadUsers, async (call) => {
  const { db, caller, query, services, address, reply, now } = call
  const all = { ...query, pageNo: 1, pageSize: userFileRows, sort: 'name', sortDirection: 'asc' } as const
  const { users } = await readUsers(db, caller.actor.userId, all, staffSignInHere(services.config))
  const details = { ...query, users: users.length }
  await audit(db, { actor: caller.actor, action: 'user.download', entity: 'user:file', details, address })
  const day = await dayOfUser(db, caller.actor.userId, now)
  void reply.header('content-disposition', `attachment; filename="users-${day}.csv"`)
  return withByteOrderMark(writeUserFile(users))
})
