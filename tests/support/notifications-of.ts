import type { NotificationEvent } from '#areas/notifications/notification.ts'
import type { Queries } from '#platform/database/database.ts'

/** The notifications of an event, in the order in which they were made. */
export const notificationsOf = (db: Queries, event: NotificationEvent) =>
  db.rows<{ userId: string; title: string; body: string; shipTo: string | null }>(
    `select user_id as "userId", title, body, ship_to as "shipTo" from notifications where event = $1 order by id`,
    [event],
  )
