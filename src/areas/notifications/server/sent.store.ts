import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { SentNotification } from '../notifications.endpoints.ts'
import { isReadable } from './notification.store.ts'

/** SQL: what became of a message, of a row of `notification_sends` and its message. */
const stateOf = (message: string) =>
  `case when s.dropped_at is not null then 'dropped'
        when s.message_id is null then 'ahead'
        when ${message}.sent_at is not null then 'sent'
        when ${message}.stop_reason in ('refused', 'tooOld') then 'failed'
        when ${message}.stopped_at is not null then 'dropped'
        when ${message}.id is null then 'sent'
        when ${message}.attempts = 0 and s.held_until > now() then 'held'
        else 'waiting' end`

const sendOf = (table: string) =>
  `select s.id, s.channel, s.reason, s.is_urgent, s.held_until, m.sent_at, ${stateOf('m')} as state,
     case when m.sent_at is null then m.last_error end as problem
   from notification_sends s left join ${table} m on m.id = s.message_id where s.notification_id = n.id`

// Messages are kept for a shorter time than the log: one that is gone was sent.
const list = sql(
  'notifications.sent',
  `select n.id, n.event, n.title, n.created_at as "createdAt", n.is_in_portal as "isInPortal",
     coalesce((select json_agg(json_build_object('id', f.id, 'channel', f.channel, 'reason', f.reason,
         'isUrgent', f.is_urgent, 'heldUntil', f.held_until, 'state', f.state, 'sentAt', f.sent_at,
         'problem', f.problem) order by f.id)
       from (
         ${sendOf('mails')} and s.channel in ('mail', 'digest')
         union all ${sendOf('text_messages')} and s.channel = 'text'
         union all ${sendOf('push_messages')} and s.channel = 'push') f), '[]') as sends
   from notifications n join users u on u.id = n.user_id
   where n.user_id = :userId and (:before::uuid is null or n.id < :before) and ${isReadable('n', 'u')}
   order by n.id desc limit :limit`,
)

/** What a user was sent, the newest first, before the cursor. */
export const readSent = (
  db: Queries,
  question: { userId: string; before: string | null; limit: number },
): Promise<SentNotification[]> => db.rows(list(question))

/**
 * The SQL of why a message went out, as JSON for staff; null for one that is no notification.
 * `messageId` is its id.
 */
export const reasonOfMessage = <Id extends string>(messageId: Id) =>
  `(select json_build_object('event', reason_of.event, 'reason', reason_send.reason, 'channel', reason_send.channel,
      'isUrgent', reason_send.is_urgent, 'heldUntil', reason_send.held_until)
    from notification_sends reason_send join notifications reason_of on reason_of.id = reason_send.notification_id
    where reason_send.message_id = ${messageId} order by reason_send.id limit 1)` as const
