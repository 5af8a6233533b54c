import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { liveChannel, type LiveEvent } from '#platform/events/live-events.ts'
import { sql } from '#platform/database/statement.ts'
import type { NotificationChannel, NotificationEvent, NotificationPlace } from '../notification.ts'
import type { NotificationState } from '../notifications.endpoints.ts'

/** A notification to write. */
export interface NewNotification extends Omit<NotificationPlace, 'deadline'> {
  readonly id: string
  readonly userId: string
  readonly event: NotificationEvent
  readonly title: string
  readonly body: string
  readonly isInPortal: boolean
}

/** One message of a notification to write. */
export interface NewSend {
  readonly id: string
  readonly notificationId: string
  readonly userId: string
  readonly channel: NotificationChannel
  readonly reason: 'chosen' | 'default'
  readonly isUrgent: boolean
  readonly heldUntil: Date | null
  /** Null while a daily mail is ahead. */
  readonly messageId: string | null
}

const insert = sql(
  'notifications.insert',
  `with added as (
     insert into notifications (id, user_id, event, title, body, address, division, ship_to, bill_to, is_in_portal)
     select * from unnest(:ids::uuid[], :userIds::uuid[], :events::text[], :titles::text[], :bodies::text[],
       :addresses::text[], :divisions::text[], :shipTos::text[], :billTos::text[], :inPortals::boolean[]))
   select pg_notify('${liveChannel}', e) from unnest(:lives::text[]) e`,
)
const insertSends = sql(
  'notifications.insert-sends',
  `insert into notification_sends (id, notification_id, user_id, channel, reason, is_urgent, held_until, message_id)
   select * from unnest(:ids::uuid[], :notificationIds::uuid[], :userIds::uuid[], :channels::text[], :reasons::text[],
     :urgents::boolean[], :helds::timestamptz[], :messages::uuid[])`,
)

const liveFor = (userId: string): string =>
  JSON.stringify({ topic: 'notifications', forUser: userId } satisfies LiveEvent)

/** Longest body and title that are kept: a comment may be longer. */
const [maxTitle, maxBody] = [300, 1000]
const shortened = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/** Writes notifications; their users' tabs are notified when the transaction commits. */
export async function insertNotifications(db: Queries, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const inPortal = new Set(notifications.filter(({ isInPortal }) => isInPortal).map(({ userId }) => userId))
  await db.send(
    insert({
      ids: notifications.map(({ id }) => id),
      userIds: notifications.map(({ userId }) => userId),
      events: notifications.map(({ event }) => event),
      titles: notifications.map(({ title }) => shortened(title, maxTitle)),
      bodies: notifications.map(({ body }) => shortened(body, maxBody)),
      addresses: notifications.map(({ to = null }) => to),
      divisions: notifications.map(({ division = null }) => division),
      shipTos: notifications.map(({ shipTo = null }) => shipTo),
      billTos: notifications.map(({ billTo = null }) => billTo),
      inPortals: notifications.map(({ isInPortal }) => isInPortal),
      lives: Array.from(inPortal, liveFor),
    }),
  )
}

/** Writes what went out with them. */
export async function insertSendsOf(db: Queries, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return
  await db.send(
    insertSends({
      ids: sends.map(({ id }) => id),
      notificationIds: sends.map(({ notificationId }) => notificationId),
      userIds: sends.map(({ userId }) => userId),
      channels: sends.map(({ channel }) => channel),
      reasons: sends.map(({ reason }) => reason),
      urgents: sends.map(({ isUrgent }) => isUrgent),
      helds: sends.map(({ heldUntil }) => heldUntil),
      messages: sends.map(({ messageId }) => messageId),
    }),
  )
}

/**
 * The SQL of "may its user still read this notification?" (ACCESS-4), for a `notifications` row and
 * its `users` row under aliases: who lost a customer since then reads nothing about it any more.
 */
export const isReadable = <Notification extends string, User extends string>(notification: Notification, user: User) =>
  `(${notification}.ship_to is null or ${mayShipTo(user, `${notification}.division`, `${notification}.ship_to`)})
   and (${notification}.bill_to is null or ${mayBillTo(user, `${notification}.division`, `${notification}.bill_to`)})` as const

/** A notification as the portal shows it. */
export interface StoredNotification {
  readonly id: string
  readonly event: string
  readonly title: string
  readonly body: string
  readonly to: string | null
  readonly createdAt: string
  readonly isSeen: boolean
  readonly isRead: boolean
}

const list = sql(
  'notifications.list',
  `select n.id, n.event, n.title, n.body, n.address as "to", n.created_at as "createdAt", n.seen_at is not null as "isSeen",
     n.read_at is not null as "isRead"
   from notifications n join users u on u.id = n.user_id
   where n.user_id = :userId and n.is_in_portal and (:before::uuid is null or n.id < :before)
     and (:events::text[] is null or n.event = any(:events)) and (not :onlyUnread or n.read_at is null)
     and ${isReadable('n', 'u')}
   order by n.id desc limit :limit`,
)
const unread = sql(
  'notifications.unread',
  `select count(*)::int as count, max(id::text) as newest from (
     select n.id from notifications n join users u on u.id = n.user_id
     where n.user_id = :userId and n.is_in_portal and n.read_at is null and ${isReadable('n', 'u')}
     order by n.id desc limit :limit) f`,
)

/** The newest notifications in the portal of a user, before the cursor. */
export const readNotifications = (
  db: Queries,
  question: {
    userId: string
    before: string | null
    events: readonly string[] | null
    onlyUnread: boolean
    limit: number
  },
): Promise<StoredNotification[]> => db.rows(list(question))

/** How many a user has not read, no more than `limit`, and the newest of them. */
export const readUnread = (
  db: Queries,
  userId: string,
  limit: number,
): Promise<{ count: number; newest: string | null }> => db.row(unread({ userId, limit }))

const change = <const Name extends string, const Set extends string, const Where extends string>(
  name: Name,
  set: Set,
  where: Where,
) =>
  sql(
    name,
    `with changed as (
       update notifications set ${set}
       where user_id = :userId and is_in_portal and ${where} and (id = any(:ids::uuid[]) or id <= :until::uuid)
       returning 1)
     select pg_notify('${liveChannel}', :live) from changed limit 1`,
  )
const changes = {
  seen: change('notifications.see', 'seen_at = :now', 'seen_at is null'),
  read: change('notifications.read', 'read_at = :now, seen_at = coalesce(seen_at, :now)', 'read_at is null'),
  unread: change(
    'notifications.unread-again',
    `read_at = null, seen_at = coalesce(seen_at, :now)`,
    'read_at is not null',
  ),
} as const

/** Marks notifications of a user: those named, or all up to one. Their other tabs are notified. */
export async function markNotifications(
  db: Queries,
  userId: string,
  { state, ids, until }: { state: NotificationState; ids: readonly string[]; until: string | null },
  now: Date,
): Promise<void> {
  await db.send(changes[state]({ userId, ids, until, now, live: liveFor(userId) }))
}
