import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { sealOf } from '#platform/seal.ts'
import type { ApiKey } from '../api-key.ts'
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '../api-keys.endpoints.ts'
import { apiKeysScreen } from '../api-keys.addresses.ts'
import { apiKeyRefusals } from '../api-keys.refusals.ts'
import { checkNewKey } from '../rules/check-new-key.ts'
import { offerScopes } from '../rules/offer-scopes.ts'
import { addKey, keysOf, lockKey, lockKeysOf, removeKey, rotateKey } from './api-key.store.ts'

/** NEXT-12: the caller's keys, and what they can give another. */
export const listApiKeysHandler = handle(listApiKeys, async ({ db, caller: { actor }, services, now }) => ({
  apiKeys: await keysOf(db, actor.userId, now),
  scopes: offerScopes(actor),
  requestsPerMinute: services.config.keyRequestsPerMinute,
}))

/** PLAT-8: who did what with which key; never the key. */
const auditKey = (
  tx: Queries,
  { actor, address }: { actor: Actor; address: string },
  action: 'create' | 'rotate' | 'revoke',
  { id, program, startsWith, scopes }: ApiKey,
  more: object = {},
) =>
  audit(tx, {
    actor,
    action: `api-key.${action}`,
    entity: `api-key:${id}`,
    details: { connects: program, startsWith, scopes, ...more },
    address,
  })

/** Somebody else's key reads like one that does not exist. */
async function ownKey(tx: Queries, userId: string, id: string, now: Date): Promise<ApiKey> {
  const found = await lockKey(tx, { userId, id }, now)
  if (!found) throw new Refused(apiKeyRefusals.api_key_not_found)
  return found
}

/** NEXT-12: a key for a program. */
export const createApiKeyHandler = handle(createApiKey, async ({ db, caller, body, services, now, address }) => {
  requireRecentProof(caller, now)
  const { actor } = caller
  return db.inTransaction(async (tx) => {
    await lockKeysOf(tx, actor.userId)
    const { length: count } = await keysOf(tx, actor.userId, now)
    const wanted = orRefuse(checkNewKey(body, actor, count))
    const { id, secret } = await addKey(tx, sealOf(services.config), actor.userId, wanted, now)
    const apiKey = await ownKey(tx, actor.userId, id, now)
    await auditKey(tx, { actor, address }, 'create', apiKey, { expiresAt: apiKey.expiresAt })
    await notifyOfKey(tx, actor.userId, apiKey.program, 'made')
    return { isSuccess: true as const, message: 'API key created', apiKey, secret }
  })
})

/** NEXT-7: its owner learns of a key, also when somebody else made it in their name. */
async function notifyOfKey(tx: Queries, userId: string, program: string, act: 'made' | 'rotated'): Promise<void> {
  const subject = `API key ${act}: ${program}`
  const text =
    `Programs can use Larder in your name with it. ` +
    'If that was not you, revoke it under Developers and change your password.'
  await notify(tx, userId, 'apiKeyMade', { mail: { subject, text }, text }, { to: apiKeysScreen.at() })
}

/** NEXT-12: another secret, and for a while both. */
export const rotateApiKeyHandler = handle(
  rotateApiKey,
  async ({ db, caller, params, body, services, now, address }) => {
    requireRecentProof(caller, now)
    const { actor } = caller
    const { userId } = actor
    return db.inTransaction(async (tx) => {
      const { id } = await ownKey(tx, userId, params.apiKeyId, now)
      const secret = await rotateKey(tx, sealOf(services.config), { userId, id }, body.overlapHours, now)
      const apiKey = await ownKey(tx, userId, id, now)
      await auditKey(tx, { actor, address }, 'rotate', apiKey, { overlapHours: body.overlapHours })
      await notifyOfKey(tx, userId, apiKey.program, 'rotated')
      return { isSuccess: true as const, message: 'API key rotated', apiKey, secret }
    })
  },
)

/** NEXT-12: revoked at once; the trail keeps what it was. */
export const revokeApiKeyHandler = handle(revokeApiKey, ({ db, caller: { actor }, params, now, address }) =>
  db.inTransaction(async (tx) => {
    const apiKey = await ownKey(tx, actor.userId, params.apiKeyId, now)
    await removeKey(tx, { userId: actor.userId, id: apiKey.id })
    await auditKey(tx, { actor, address }, 'revoke', apiKey, { lastUsedAt: apiKey.lastUsedAt })
    return { isSuccess: true as const, message: 'API key revoked', apiKeyId: apiKey.id }
  }),
)
