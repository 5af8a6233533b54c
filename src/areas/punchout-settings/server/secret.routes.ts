import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { sealOf } from '#platform/seal.ts'
import {
  generatePunchoutSecret,
  generateUserPunchoutSecret,
  revokePunchoutSecret,
  revokeUserPunchoutSecret,
} from '../punchout-settings.endpoints.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { auditPunchout, lockOne, oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'
import { generateSecret, revokeSecret } from './punchout-secret.store.ts'

const generate = (call: PunchoutCall) =>
  call.db.inTransaction(async (tx) => {
    const { services, now } = call
    const owner = await ownerOf(tx, call, 'change')
    const { id } = await lockOne(tx, owner, call)
    const secret = await generateSecret(tx, sealOf(services.config), { userId: owner, id }, now)
    if (secret === undefined) throw new Refused(punchoutRefusals.punchout_secret_exists)
    await auditPunchout(tx, call, 'generate-secret', id, { userId: owner })
    const settings = await oneOf(tx, owner, call)
    return { isSuccess: true as const, message: 'Secret generated', settings, secret }
  })
export const generatePunchoutSecretHandler = handle(generatePunchoutSecret, generate)
export const generateUserPunchoutSecretHandler = handle(generateUserPunchoutSecret, generate)

const revoke = (call: PunchoutCall) =>
  call.db.inTransaction(async (tx) => {
    const owner = await ownerOf(tx, call, 'change')
    const { id } = await lockOne(tx, owner, call)
    if (!(await revokeSecret(tx, { userId: owner, id }))) throw new Refused(punchoutRefusals.punchout_secret_missing)
    await auditPunchout(tx, call, 'revoke-secret', id, { userId: owner })
    return { isSuccess: true as const, message: 'Secret revoked', settings: await oneOf(tx, owner, call) }
  })
export const revokePunchoutSecretHandler = handle(revokePunchoutSecret, revoke)
export const revokeUserPunchoutSecretHandler = handle(revokeUserPunchoutSecret, revoke)
