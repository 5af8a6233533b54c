import { createECDH } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { checkOutsideUrl } from '#platform/outgoing/check-outside-url.ts'
import type { Seal } from '#platform/seal.ts'
import { notificationRefusals } from '#areas/notifications/notifications.refusals.ts'
import type { PushSubscription } from '#areas/notifications/push.endpoints.ts'
import { isPushHost } from '#areas/notifications/rules/is-push-host.ts'
import type { BrowserKeys } from './encrypt-push.ts'

/** What a browser says of its subscription. */
export interface GivenSubscription {
  readonly endpoint: string
  /** base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Max browsers of a person that take web push; a further one takes the place of the oldest. */
export const maxBrowsers = 10

const purposeOf = (id: string) => `push-subscription:${id}` as const
const markUse = 'push-subscription'

const list = sql(
  'push.subscriptions',
  `select b.id, b.name, b.created_at as "createdAt", b.last_problem as "lastProblem",
     b.session_id = (select s.id from sessions s where s.token_hash = :sessionKey) as "isThisSession"
   from push_subscriptions b where b.user_id = :userId order by b.id desc`,
)
const forget = sql('push.forget', 'delete from push_subscriptions where endpoint_mark = any(:marks)')
const remove = sql('push.remove', 'delete from push_subscriptions where id = :id and user_id = :userId')
const gone = sql('push.gone', 'delete from push_subscriptions where id = :id')
const problem = sql('push.problem', 'update push_subscriptions set last_problem = :problem where id = :id')
const trim = sql(
  'push.trim',
  `delete from push_subscriptions where id in (
     select b.id from push_subscriptions b where b.user_id = :userId order by b.id desc offset ${maxBrowsers})`,
)
const insert = sql(
  'push.subscribe',
  `insert into push_subscriptions (id, user_id, session_id, endpoint_mark, host, sealed, name)
   select :id, :userId, s.id, :mark, :host, :sealed, :name from sessions s where s.token_hash = :sessionKey
   returning id`,
)

/** The browsers of a user that take web push. */
export const readSubscriptions = (db: Queries, userId: string, sessionKey: Buffer): Promise<PushSubscription[]> =>
  db.rows(list({ userId, sessionKey }))

/** True when these are keys that a message can be encrypted for. */
function isUsable(p256dh: string, auth: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    // No point of the curve.
    return false
  }
}

/**
 * NEXT-7: keeps a browser's subscription, sealed. Its endpoint comes from outside: messages go to
 * the push services of the configuration alone.
 */
export async function subscribe(
  tx: Queries,
  seal: Seal,
  { endpoint, p256dh, auth }: GivenSubscription,
  of: {
    userId: string
    sessionKey: Buffer
    name: string
    hosts: readonly string[]
    testHosts: readonly string[]
  },
): Promise<void> {
  const refused = checkOutsideUrl(endpoint, of.testHosts) !== undefined
  const { host } = refused ? { host: '' } : new URL(endpoint)
  if (refused || !(isPushHost(host, of.hosts) || of.testHosts.includes(host)))
    throw new Refused({ ...notificationRefusals.push_service_unknown, field: 'endpoint' })
  if (!isUsable(p256dh, auth)) throw new Refused({ ...notificationRefusals.push_keys_invalid, field: 'p256dh' })
  const marks = seal.marks(endpoint, markUse)
  // A browser has one subscription, whoever was signed in there before.
  await tx.run(forget({ marks }))
  const id = uuidv7()
  const sealed = seal.seal(JSON.stringify({ endpoint, p256dh, auth }), purposeOf(id))
  const { userId, sessionKey, name } = of
  await tx.rows(insert({ id, userId, mark: marks[0], host, sealed, name, sessionKey }))
  await tx.run(trim({ userId }))
}

/** Where messages to a browser go, and its keys. */
export function openSubscription(seal: Seal, id: string, sealed: string): BrowserKeys & { readonly endpoint: string } {
  const { endpoint, p256dh, auth } = JSON.parse(seal.open(sealed, purposeOf(id))) as GivenSubscription
  return { endpoint, p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
}

/** A user takes one of their browsers out. */
export const removeSubscription = (db: Queries, userId: string, id: string): Promise<number> =>
  db.run(remove({ id, userId }))

/** Its push service no longer knows it. */
export const dropSubscription = (db: Queries, id: string): Promise<number> => db.run(gone({ id }))

/** Notes why the last message did not arrive; null when it did. */
export const noteProblem = (db: Queries, id: string, text: string | null): Promise<number> =>
  db.run(problem({ id, problem: text }))
