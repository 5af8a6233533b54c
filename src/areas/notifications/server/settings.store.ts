import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { NotificationSettings, StoredSettings } from '../notifications.endpoints.ts'
import { zoneOf } from './person-zone.ts'

// Locks the user: two tabs that save for the first time wait for each other.
const lock = sql('notifications.lock-settings', 'select 1 from users where id = :userId for no key update')
const read = sql(
  'notifications.settings',
  `select s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.time_zone as "timeZone",
     coalesce(s.digest_hour, 7) as "digestHour", coalesce(s.version, 0) as version, ${zoneOf('u')} as "usualTimeZone"
   from users u left join notification_settings s on s.user_id = u.id where u.id = :userId`,
)
const save = sql(
  'notifications.save-settings',
  `insert into notification_settings (user_id, quiet_from, quiet_to, time_zone, digest_hour)
   values (:userId, :quietFrom, :quietTo, :timeZone, :digestHour)
   on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
     time_zone = excluded.time_zone, digest_hour = excluded.digest_hour, version = notification_settings.version + 1`,
)

/** Quiet hours and the hour of the daily mail, as they are stored or by default. */
export const readSettings = (db: Queries, userId: string): Promise<StoredSettings> => db.row(read({ userId }))

/** The same, until this transaction ends nobody else changes them. */
export async function lockSettings(tx: Queries, userId: string): Promise<StoredSettings> {
  await tx.rows(lock({ userId }))
  return readSettings(tx, userId)
}

/** Keeps them. */
export const saveSettings = (tx: Queries, userId: string, settings: NotificationSettings): Promise<number> =>
  tx.run(save({ ...settings, userId }))
