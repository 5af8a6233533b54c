import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { checkOutsideUrl } from '#platform/outgoing/check-outside-url.ts'
import { testHostsOf } from '#platform/outgoing/test-hosts.ts'
import { sealOf } from '#platform/seal.ts'
import { checkWebhook } from '../rules/check-webhook.ts'
import { mayReceive } from '../rules/may-receive.ts'
import { type EventType, type Webhook, webhookLimits, type WebhookText } from '../webhook.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../webhooks.endpoints.ts'
import { webhookRefusals } from '../webhooks.refusals.ts'
import {
  addWebhook,
  changeWebhook,
  lockWebhook,
  lockWebhooksOf,
  removeWebhook,
  rotateSecret,
  webhooksOf,
} from './webhook.store.ts'

const offeredTo = (actor: Actor) => mayReceive({ has: (feature: Feature) => actor.can(feature) })

/** The text as it is stored: the address as it is sent to. */
function checked({ url, events }: WebhookText, offered: readonly EventType[], testHosts: readonly string[]) {
  const href = URL.canParse(url) ? new URL(url).href : url
  return orRefuse(checkWebhook({ url: href, events }, checkOutsideUrl(url, testHosts), offered))
}

/** NEXT-12: the caller's webhooks, and the events they can choose. */
export const listWebhooksHandler = handle(listWebhooks, async ({ db, caller: { actor } }) => ({
  webhooks: await webhooksOf(db, actor.userId),
  events: offeredTo(actor),
}))

/** Somebody else's reads like one that does not exist. */
export async function ownWebhook(tx: Queries, userId: string, id: string): Promise<Webhook> {
  const found = await lockWebhook(tx, { userId, id })
  if (!found) throw new Refused(webhookRefusals.webhook_not_found)
  return found
}

/** PLAT-8: an address may hold a secret of the receiver: the trail has its host. */
const auditWebhook = (
  tx: Queries,
  { actor, address }: { actor: Actor; address: string },
  action: string,
  { id, url, events }: Webhook,
  more: object = {},
) =>
  audit(tx, {
    actor,
    action: `webhook.${action}`,
    entity: `webhook:${id}`,
    details: { host: new URL(url).host, events, ...more },
    address,
  })

const taken = { ...webhookRefusals.webhook_url_taken, field: 'url' }

/** NEXT-12: adds an address. */
export const createWebhookHandler = handle(createWebhook, async ({ db, caller, body, services, now, address }) => {
  requireRecentProof(caller, now)
  const { actor } = caller
  const text = checked(body, offeredTo(actor), testHostsOf(services.config))
  return db.inTransaction(async (tx) => {
    await lockWebhooksOf(tx, actor.userId)
    const { length: count } = await webhooksOf(tx, actor.userId)
    if (count >= webhookLimits.addresses) throw new Refused(webhookRefusals.too_many_webhooks)
    const made = await addWebhook(tx, sealOf(services.config), actor.userId, text)
    if (!made) throw new Refused(taken)
    const webhook = await ownWebhook(tx, actor.userId, made.id)
    await auditWebhook(tx, { actor, address }, 'create', webhook)
    return { isSuccess: true as const, message: 'Webhook added', webhook, secret: made.secret }
  })
})

/** NEXT-12: another address, other events, paused or resumed. */
export const updateWebhookHandler = handle(
  updateWebhook,
  async ({ db, caller, params, body, services, now, address, ifMatch }) => {
    const { actor } = caller
    return db.inTransaction(async (tx) => {
      const before = await ownWebhook(tx, actor.userId, params.webhookId)
      if (ifMatch !== null && ifMatch !== before.version)
        throw new Refused({ ...webhookRefusals.webhook_changed, details: { webhook: before } })
      const { url = before.url, events = before.events, isActive = before.isActive } = body
      // Another receiver gets the customer's data.
      if (url !== before.url) requireRecentProof(caller, now)
      const isTextChanged = body.url !== undefined || body.events !== undefined
      const text = isTextChanged
        ? checked({ url, events }, offeredTo(actor), testHostsOf(services.config))
        : { url: before.url, events: before.events }
      if (!(await changeWebhook(tx, before.id, { ...text, isActive }))) throw new Refused(taken)
      const webhook = await ownWebhook(tx, actor.userId, before.id)
      await auditWebhook(tx, { actor, address }, 'change', webhook, { isActive })
      return { isSuccess: true as const, message: 'Webhook saved', webhook }
    })
  },
)

/** NEXT-12: another secret, and for a day both signatures. */
export const rotateWebhookSecretHandler = handle(
  rotateWebhookSecret,
  async ({ db, caller, params, services, now, address }) => {
    requireRecentProof(caller, now)
    const { actor } = caller
    return db.inTransaction(async (tx) => {
      const { id } = await ownWebhook(tx, actor.userId, params.webhookId)
      const secret = await rotateSecret(tx, sealOf(services.config), id)
      const webhook = await ownWebhook(tx, actor.userId, id)
      await auditWebhook(tx, { actor, address }, 'rotate', webhook)
      return { isSuccess: true as const, message: 'Secret rotated', webhook, secret }
    })
  },
)

/** NEXT-12: deletes an address; nothing is sent there any more. */
export const deleteWebhookHandler = handle(deleteWebhook, ({ db, caller: { actor }, params, address }) =>
  db.inTransaction(async (tx) => {
    const webhook = await ownWebhook(tx, actor.userId, params.webhookId)
    await removeWebhook(tx, webhook.id)
    await auditWebhook(tx, { actor, address }, 'delete', webhook)
    return { isSuccess: true as const, message: 'Webhook deleted', webhookId: webhook.id }
  }),
)
