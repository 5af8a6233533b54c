import { orRefuse, Refused } from '#kit/decision.ts'
import { featuresOf, kindOf } from '#areas/access/roles.ts'
import { saveCustomers } from '#areas/access/server/public.ts'
import { saveNames, savePermissions } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { checkNames } from '../rules/check-names.ts'
import { checkModes, grantPermissions } from '../rules/grant-permissions.ts'
import { keepAnAdmin } from '../rules/keep-an-admin.ts'
import { updateUserCustomers, updateUserPermissions, updateUserProfile } from '../users.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { mayAddBillTos } from '../rules/may-add-bill-tos.ts'
import { answerUser, lockPart } from './answer-user.ts'

/** USERS-1: names and phone. */
export const updateUserProfileHandler = handle(updateUserProfile, async (call) => {
  const { db, caller, params, body, address } = call
  return db.inTransaction(async (tx) => {
    const before = await lockPart(tx, call, params.userId, 'profile')
    const wanted = {
      displayName: body.displayName ?? before.displayName,
      firstName: body.firstName ?? before.firstName,
      lastName: body.lastName ?? before.lastName,
      phone: body.phone ?? before.phone,
    }
    const names = orRefuse(checkNames(wanted, before.phone))
    await saveNames(tx, params.userId, names)
    const details = { before: before.name, after: names.name }
    const entity = `user:${params.userId}`
    await audit(tx, { actor: caller.actor, action: 'user.change-profile', entity, details, address })
    return { message: 'User updated successfully', user: await answerUser(tx, call, params.userId) }
  })
})

/** USERS-2: what the user may do from now on; the gate reads it at every call. */
export const updateUserPermissionsHandler = handle(updateUserPermissions, async (call) => {
  const { db, caller, params, body, address } = call
  return db.inTransaction(async (tx) => {
    const before = await lockPart(tx, call, params.userId, 'permissions')
    const wanted = { role: body.role ?? before.role, features: body.features ?? before.ownFeatures }
    const held = featuresOf(before.role, before.ownFeatures)
    const granted = orRefuse(grantPermissions(caller.actor, before.type, wanted, held))
    if (body.allowedModesUi) orRefuse(checkModes(body.allowedModesUi))
    orRefuse(keepAnAdmin(before, { ...before, role: granted.role }, before.otherActiveAdmins))
    await savePermissions(tx, params.userId, granted, body.allowedModesUi ?? before.allowedModesUi)
    const after = featuresOf(granted.role, granted.ownFeatures)
    const details = {
      role: { before: before.role, after: granted.role },
      granted: [...after].filter((feature) => !held.has(feature)),
      withdrawn: [...held].filter((feature) => !after.has(feature)),
    }
    const entity = `user:${params.userId}`
    await audit(tx, { actor: caller.actor, action: 'user.change-permissions', entity, details, address })
    return { message: 'Permissions updated successfully', user: await answerUser(tx, call, params.userId) }
  })
})

/** USERS-2: the customers of a customer's user, all of them the manager's own. */
export const updateUserCustomersHandler = handle(updateUserCustomers, async (call) => {
  const { db, caller, params, body, address } = call
  return db.inTransaction(async (tx) => {
    const before = await lockPart(tx, call, params.userId, 'customers')
    if (kindOf(before.type) === 'internal') throw new Refused(usersRefusals.staff_have_accounts)
    if (body.billTos.length === 0) throw new Refused({ ...usersRefusals.customer_needed, field: 'billTos' })
    const areTheirs = await saveCustomers(tx, caller.actor.userId, params.userId, body)
    if (!areTheirs) throw new Refused({ ...usersRefusals.customer_unknown, field: 'billTos' })
    orRefuse(mayAddBillTos(caller.actor, before.billTos, body.billTos))
    const numbers = (keys: readonly { division: string; number: string }[]) =>
      keys.map(({ division, number }) => `${division}/${number}`)
    const details = {
      billTos: { before: numbers(before.billTos), after: numbers(body.billTos) },
      shipTos: { before: numbers(before.shipTos), after: numbers(body.shipTos) },
    }
    const entity = `user:${params.userId}`
    await audit(tx, { actor: caller.actor, action: 'user.change-customers', entity, details, address })
    return { message: 'User bill-tos updated successfully', user: await answerUser(tx, call, params.userId) }
  })
})
