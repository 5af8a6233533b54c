import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Due, queueOf } from '#platform/outbox/queue.ts'
import type { NotificationEvent } from '#areas/notifications/notification.ts'

/** Wakes the delivery when the surrounding transaction commits. */
export const pushChannel = 'larder_push'

/** A message to one browser. */
export interface DuePush extends Due {
  readonly id: string
  readonly event: string
  readonly address: string
  /** Null: the browser takes no web push any more. */
  readonly subscriptionId: string | null
  readonly sealed: string | null
  /** False: its session has expired, and nothing of the account may show. */
  readonly isSignedIn: boolean
}

/** Web push on its way out (NEXT-7). */
export const pushQueue = queueOf<DuePush>({
  channel: 'push',
  table: 'push_messages',
  idType: 'uuid',
  wake: pushChannel,
  doneAt: 'sent_at',
  columns: `m.event, m.address,
    (select b.id from push_subscriptions b where b.id = m.subscription_id) as "subscriptionId",
    (select b.sealed from push_subscriptions b where b.id = m.subscription_id) as sealed,
    exists (select from push_subscriptions b join sessions s on s.id = b.session_id
            where b.id = m.subscription_id and s.expires_at > now() and s.stage = 'full') as "isSignedIn"`,
  expires: true,
})

/** Hours after which a message to a browser is of no use. */
const usefulHours = 24

const insert = sql(
  'push.insert',
  `with added as (
     insert into push_messages (id, subscription_id, host, event, address, next_attempt_at, give_up_at)
     select n.id, b.id, b.host, :event, :to, coalesce(:notBefore, now()),
       coalesce(:notBefore, now()) + interval '${usefulHours} hours'
     from unnest(:ids::uuid[], :browsers::uuid[]) as n (id, browser) join push_subscriptions b on b.id = n.browser)
   select pg_notify('${pushChannel}', '')`,
)

/** Queues a message to each of these browsers; returns the messages' ids. */
export async function queuePush(
  db: Queries,
  browsers: readonly string[],
  { event, to }: { readonly event: NotificationEvent; readonly to: string },
  { notBefore }: { readonly notBefore: Date | null },
): Promise<string[]> {
  const ids = browsers.map(() => uuidv7())
  await db.send(insert({ ids, browsers, event, to, notBefore }))
  return ids
}
