import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { kindOf } from '#areas/access/roles.ts'
import { saveCustomers } from '#areas/access/server/public.ts'
import { usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { insertUser, savePermissions, staffSignInHere } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { checkModes } from '../rules/grant-permissions.ts'
import { checkInvitation } from '../rules/check-invitation.ts'
import { inviteUser } from '../users.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { answerUser } from './answer-user.ts'
import { limitTaken } from './limit-taken.ts'
import { sendPasswordLink, sendProviderInvitation } from './send-password-link.ts'

/** USERS-1: account, rights, customers and invitation come together or not at all. */
export const inviteUserHandler = handle(inviteUser, async (call) => {
  const { db, caller, body, services, now, address } = call
  const { config } = services
  const person = orRefuse(checkInvitation(caller.actor, body, config.constants.staffMailSuffix))
  orRefuse(checkModes(body.allowedModesUi))
  const isStaff = kindOf(body.type) === 'internal'
  const id = uuidv7()
  // `db` is the transaction of a call that happens once.
  await limitTaken(services, caller.actor, now, async () => {
    const isNew = await insertUser(db, { ...person, id, type: body.type, modes: body.allowedModesUi })
    if (!isNew) throw new Refused({ ...usersRefusals.email_taken, field: 'email' })
  })
  await savePermissions(db, id, person, body.allowedModesUi)
  if (!isStaff && !(await saveCustomers(db, caller.actor.userId, id, body))) {
    throw new Refused({ ...usersRefusals.customer_unknown, field: 'billTos' })
  }
  const { email, firstName, role, ownFeatures } = person
  const to = { userId: id, email, firstName, byName: caller.name, isStaff, now }
  if (usesPassword(kindOf(body.type), staffSignInHere(config))) await sendPasswordLink(db, config, 'invitation', to)
  else await sendProviderInvitation(db, config, to)
  const details = { name: person.name, email, role, granted: ownFeatures }
  await audit(db, { actor: caller.actor, action: 'user.invite', entity: `user:${id}`, details, address })
  return { message: 'User created and invited successfully', user: await answerUser(db, call, id) }
})
