import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const dayMs = 86_400_000
/** Days until a device nobody signed in on is a stranger again. */
const rememberedDays = 180

const find = sql(
  'devices.is-known',
  `select exists (select from known_devices d join users u on u.id = d.user_id
     where u.email = lower(:email) and d.device_hash = :device) as "isKnown"`,
)
const remember = sql(
  'devices.remember',
  `insert into known_devices (user_id, device_hash, last_seen_at) values (:userId, :device, :now)
   on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
)
const removeOld = sql('devices.clean-up', 'delete from known_devices where last_seen_at < :unseenSince')

/** AUTH-1: whether the account of this address has been signed in to on this device. */
export const isKnownDevice = async (db: Queries, email: string, device: Buffer | undefined): Promise<boolean> =>
  (await db.row<{ isKnown: boolean }>(find({ email, device: device ?? null }))).isKnown

/** Notes that a user has signed in on a device. */
export const rememberDevice = (db: Queries, userId: string, device: Buffer, now: Date): Promise<number> =>
  db.run(remember({ userId, device, now }))

/** Forgets devices nobody has signed in on for long. */
export const forgetOldDevices = (db: Queries, now: Date): Promise<number> =>
  db.run(removeOld({ unseenSince: new Date(now.getTime() - rememberedDays * dayMs) }))
