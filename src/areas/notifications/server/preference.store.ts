import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { NotificationChoice } from '../notification.ts'
import { zoneOf } from './person-zone.ts'

/** The addresses of a user for notifications, and their choices. */
export interface Recipient {
  readonly userId: string
  readonly email: string
  /** E.164, proved by two-factor sign-in; null without one. */
  readonly phone: string | null
  readonly choices: NotificationChoice[]
  /** 'HH:MM'; both null without quiet hours. */
  readonly quietFrom: string | null
  readonly quietTo: string | null
  /** IANA; null where they have chosen no quiet hours: it is not needed then. */
  readonly timeZone: string | null
  /** Ids of the browsers that take web push. */
  readonly browsers: string[]
  readonly now: string
}

const read = sql(
  'notifications.recipients',
  `select u.id as "userId", u.email, f.phone, now() as now, s.quiet_from as "quietFrom", s.quiet_to as "quietTo",
     case when s.quiet_from is not null then coalesce(s.time_zone, ${zoneOf('u')}) end as "timeZone",
     array(select b.id::text from push_subscriptions b where b.user_id = u.id order by b.id) as browsers,
     coalesce((select json_agg(json_build_object('event', p.event, 'channel', p.channel, 'isOn', p.is_on))
               from notification_preferences p where p.user_id = u.id), '[]') as choices
   from users u left join second_factors f on f.user_id = u.id
   left join notification_settings s on s.user_id = u.id
   where u.id = any(:userIds::uuid[]) and u.is_active`,
)
const save = sql(
  'notifications.save',
  `insert into notification_preferences (user_id, event, channel, is_on)
   select :userId, * from unnest(:events::text[], :channels::text[], :choices::boolean[])
   on conflict (user_id, event, channel) do update set is_on = excluded.is_on`,
)

/** Without users who are deleted or inactive: they get no notification. */
export async function recipientsOf(db: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, Recipient>> {
  const found = await db.rows<Recipient>(read({ userIds: [...new Set(userIds)] }))
  return new Map(found.map((recipient) => [recipient.userId, recipient]))
}

/** One of them. */
export const recipientOf = async (db: Queries, userId: string): Promise<Recipient | undefined> =>
  (await recipientsOf(db, [userId])).get(userId)

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
