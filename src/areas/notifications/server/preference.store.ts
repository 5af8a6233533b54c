import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { NotificationChoice } from '../notification.ts'

/** The addresses of a user for notifications, and their choices. */
export interface Recipient {
  readonly email: string
  /** E.164, proved by two-factor sign-in; null without one. */
  readonly phone: string | null
  readonly choices: NotificationChoice[]
}

const read = sql(
  'notifications.recipient',
  `select u.email, f.phone,
     coalesce((select json_agg(json_build_object('event', p.event, 'channel', p.channel, 'isOn', p.is_on))
               from notification_preferences p where p.user_id = u.id), '[]') as choices
   from users u left join second_factors f on f.user_id = u.id
   where u.id = :userId and u.is_active`,
)
const save = sql(
  'notifications.save',
  `insert into notification_preferences (user_id, event, channel, is_on)
   select :userId, * from unnest(:events::text[], :channels::text[], :choices::boolean[])
   on conflict (user_id, event, channel) do update set is_on = excluded.is_on`,
)

/** Undefined for a user who is deleted or inactive: they get no notification. */
export const recipientOf = (db: Queries, userId: string): Promise<Recipient | undefined> => db.maybe(read({ userId }))

/** Keeps what somebody chose. */
export async function saveChoices(db: Queries, userId: string, choices: readonly NotificationChoice[]): Promise<void> {
  // The last word of each event and channel: a statement may touch a row once.
  const each = [...new Map(choices.map((choice) => [`${choice.event} ${choice.channel}`, choice])).values()]
  await db.send(
    save({
      userId,
      events: each.map(({ event }) => event),
      channels: each.map(({ channel }) => channel),
      choices: each.map(({ isOn }) => isOn),
    }),
  )
}
