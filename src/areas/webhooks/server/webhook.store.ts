import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import { secretOverlapHours, type Webhook, type WebhookText } from '../webhook.ts'
import { secretPrefix } from './sign-webhook.ts'

/** Bytes of a secret: 256 bits. */
const secretBytes = 32
const purposeOf = (id: string) => `webhook-secret:${id}` as const

const columns = `a.id, a.url, a.events, a.is_active as "isActive", a.is_switched_off as "isSwitchedOff",
  a.failing_since as "failingSince", case when a.former_until > now() then a.former_until end as "formerUntil",
  a.created_at as "createdAt", a.version,
  (select max(m.delivered_at) from webhook_messages m where m.address_id = a.id) as "lastDeliveredAt",
  (select count(*)::int from webhook_messages m where m.address_id = a.id and m.delivered_at is null and m.stopped_at is null) as waiting,
  (select count(*)::int from webhook_messages m where m.address_id = a.id and m.delivered_at is null and m.stopped_at is not null) as failed`
const list = sql(
  'webhooks.list',
  `select ${columns} from webhook_addresses a where a.user_id = :userId order by a.created_at, a.id`,
)
const one = sql(
  'webhooks.one',
  `select ${columns} from webhook_addresses a where a.user_id = :userId and a.id = :id for update of a`,
)
const lockOwner = sql('webhooks.lock-owner', 'select from users where id = :userId for no key update')
const insert = sql(
  'webhooks.insert',
  `insert into webhook_addresses (id, user_id, url, events, secret) values (:id, :userId, :url, :events, :secret)
   on conflict (user_id, url) do nothing`,
)
const change = sql(
  'webhooks.change',
  `update webhook_addresses a set url = :url, events = :events, is_active = :isActive, version = version + 1,
     is_switched_off = is_switched_off and not :isActive,
     failing_since = case when :isActive and not is_active then null else failing_since end
   where id = :id and not exists (
     select from webhook_addresses o where o.user_id = a.user_id and o.url = :url and o.id <> a.id)`,
)
const rotate = sql(
  'webhooks.rotate',
  `update webhook_addresses set former_secret = secret, former_until = now() + interval '${secretOverlapHours} hours', secret = :secret,
     version = version + 1 where id = :id`,
)
const remove = sql('webhooks.delete', 'delete from webhook_addresses where id = :id')
const wake = sql('webhooks.wake', `select pg_notify('larder_webhooks', '')`)

/** Calls the delivery when the surrounding transaction commits. */
export const webhookChannel = 'larder_webhooks'

/** PLAT-12: with the key the secrets are lost; the owners add their addresses again. */
export const sealedSecrets: SealedValues = {
  uses: ['webhook-secret'],
  columns: ['webhook_addresses.secret', 'webhook_addresses.former_secret'],
  loses: { one: 'webhook', count: 'select count(*) from webhook_addresses' },
  giveUp: ['delete from webhook_addresses'],
}

/** Which address of whom. */
interface OwnWebhook {
  readonly userId: string
  readonly id: string
}

const makeSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`

/** The secret of an address again, to sign with. */
export const openSecret = (seal: Seal, id: string, sealed: string): string => seal.open(sealed, purposeOf(id))

/** The addresses of a user. */
export const webhooksOf = (db: Queries, userId: string): Promise<Webhook[]> => db.rows(list({ userId }))

/** One of them, locked; undefined for somebody else's. */
export const lockWebhook = (tx: Queries, webhook: OwnWebhook): Promise<Webhook | undefined> =>
  tx.maybe(one({ ...webhook }))

/** Until this transaction ends no other adds an address of this user. */
export const lockWebhooksOf = (tx: Queries, userId: string): Promise<number> => tx.run(lockOwner({ userId }))

/** Adds an address; undefined where there is one of this user. */
export async function addWebhook(
  tx: Queries,
  seal: Seal,
  userId: string,
  { url, events }: WebhookText,
): Promise<{ id: string; secret: string } | undefined> {
  const [id, secret] = [uuidv7(), makeSecret()]
  const added = await tx.run(insert({ id, userId, url, events, secret: seal.seal(secret, purposeOf(id)) }))
  return added === 1 ? { id, secret } : undefined
}

/** Changes an address; false where another one of this user has its text. */
export async function changeWebhook(
  tx: Queries,
  id: string,
  { url, events, isActive }: WebhookText & { isActive: boolean },
): Promise<boolean> {
  const changed = await tx.run(change({ id, url, events, isActive }))
  await tx.send(wake())
  return changed === 1
}

/** Gives an address another secret and returns it. */
export async function rotateSecret(tx: Queries, seal: Seal, id: string): Promise<string> {
  const secret = makeSecret()
  await tx.run(rotate({ id, secret: seal.seal(secret, purposeOf(id)) }))
  return secret
}

/** Deletes an address with its messages. */
export const removeWebhook = (tx: Queries, id: string): Promise<number> => tx.run(remove({ id }))
