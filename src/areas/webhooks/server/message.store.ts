import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type MessageState, testType, type WebhookAttempt, type WebhookMessage } from '../webhook.ts'

const stateOf = `case when m.delivered_at is not null then 'delivered' when m.stopped_at is not null then 'failed' else 'waiting' end`
const columns = `m.id, m.type, m.created_at as "createdAt", ${stateOf} as state, m.attempts,
  case when m.delivered_at is null and m.stopped_at is null then m.next_attempt_at end as "nextAttemptAt",
  m.last_status as "lastStatus", m.last_ms as "lastMs", m.last_problem as "lastProblem"`
const list = sql(
  'webhooks.messages',
  `select ${columns}, m.seq::text as seq from webhook_messages m
   where m.address_id = :addressId and (:state::text is null or ${stateOf} = :state)
     and (:before::bigint is null or m.seq < :before::bigint)
   order by m.seq desc limit :limit`,
)
const one = sql(
  'webhooks.message',
  `select ${columns}, m.body from webhook_messages m where m.address_id = :addressId and m.id = :id`,
)
const attempts = sql(
  'webhooks.attempts',
  `select at, status, ms, answer, problem from webhook_attempts where message_id = :id order by at desc limit 50`,
)
const insertTest = sql(
  'webhooks.insert-test',
  `with added as (
     insert into webhook_messages (id, address_id, type, body)
     values (:id, :addressId::uuid, '${testType}', jsonb_build_object('type', '${testType}', 'timestamp',
       to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', jsonb_build_object('webhookId', :addressId::uuid))::text))
   select pg_notify('larder_webhooks', '')`,
)
const again = `delivered_at = null, stopped_at = null, first_attempt_at = null, attempts = 0, next_attempt_at = now()`
const replay = sql('webhooks.replay', `update webhook_messages set ${again} where address_id = :addressId and id = :id`)
const replayFailed = sql(
  'webhooks.replay-failed',
  `update webhook_messages set ${again} where address_id = :addressId and delivered_at is null and stopped_at is not null`,
)
const wake = sql('webhooks.wake-messages', `select pg_notify('larder_webhooks', '')`)

/** The messages to an address, the newest first. */
export async function messagesOf(
  db: Queries,
  addressId: string,
  page: { state: MessageState | undefined; before: string | undefined; limit: number },
): Promise<{ messages: WebhookMessage[]; nextCursor: string | null }> {
  const { state, before, limit } = page
  const rows = await db.rows<WebhookMessage & { seq: string }>(
    list({ addressId, state: state ?? null, before: before ?? null, limit: limit + 1 }),
  )
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.seq ?? null) : null
  return { messages: shown.map(({ seq: _, ...message }) => message), nextCursor }
}

/** One of them with its body and attempts; undefined for another address's. */
export async function messageOf(db: Queries, addressId: string, id: string) {
  const found = await db.maybe<WebhookMessage & { body: string }>(one({ addressId, id }))
  if (!found) return undefined
  const { body, ...message } = found
  return { message, body, log: await db.rows<WebhookAttempt>(attempts({ id })) }
}

/** Queues an event of the type `test`. */
export async function addTest(tx: Queries, addressId: string): Promise<string> {
  const id = uuidv7()
  await tx.send(insertTest({ id, addressId }))
  return id
}

/** Sends a message again; false where there is none. */
export async function replayOne(tx: Queries, addressId: string, id: string): Promise<boolean> {
  const count = await tx.run(replay({ addressId, id }))
  await tx.send(wake())
  return count === 1
}

/** Sends all again that were not taken; returns how many. */
export async function replayAllFailed(tx: Queries, addressId: string): Promise<number> {
  const count = await tx.run(replayFailed({ addressId }))
  await tx.send(wake())
  return count
}
