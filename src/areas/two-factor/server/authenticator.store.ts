import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'

const secretSeal = (userId: string) => `totp:${userId}` as const
const recoveryMark = (userId: string) => `recovery-code:${userId}` as const
/**
 * Seconds a code of an app lasts; the one before and the one after are taken too, for clocks that
 * differ.
 */
const periodSeconds = 30
const pendingMinutes = 15
const recoveryCodeCount = 10
/** Letters and digits that nobody mistakes for each other: 32, so ten of them are 50 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const putPending = sql(
  'two-factor.put-pending-app',
  `insert into pending_authenticators (user_id, totp_secret, expires_at) values (:userId, :totpSecret, :expiresAt)
   on conflict (user_id) do update set totp_secret = excluded.totp_secret, expires_at = excluded.expires_at`,
)
const pending = sql(
  'two-factor.pending-app',
  'select totp_secret as secret from pending_authenticators where user_id = :userId and expires_at > :now',
)
const adopt = sql(
  'two-factor.adopt-app',
  `with taken as (delete from pending_authenticators where user_id = :userId and totp_secret = :sealed
     returning totp_secret),
     due as (update second_factor_terms set is_setup_due = false where user_id = :userId)
   insert into second_factors (user_id, totp_secret, totp_last_step, modified_on)
   select :userId, totp_secret, :step, :now from taken
   on conflict (user_id) do update set totp_secret = excluded.totp_secret, totp_last_step = excluded.totp_last_step,
     modified_on = excluded.modified_on`,
)
// A time step opens once: of calls that race only one moves it on.
const markStep = sql(
  'two-factor.use-step',
  `update second_factors set totp_last_step = :step
   where user_id = :userId and totp_secret = :sealed and totp_last_step < :step`,
)
const removeApp = sql(
  'two-factor.remove-app',
  `with codes as (delete from recovery_codes where user_id = :userId and not exists (
       select 1 from second_factors f where f.user_id = :userId and f.phone is not null)),
     whole as (delete from second_factors where user_id = :userId and phone is null and totp_secret is not null
       returning 1),
     part as (update second_factors set totp_secret = null, totp_last_step = 0, modified_on = :now
       where user_id = :userId and phone is not null and totp_secret is not null returning 1)
   select (select count(*) from whole) + (select count(*) from part) as removed`,
)
const putRecovery = sql(
  'two-factor.put-recovery',
  `with former as (delete from recovery_codes where user_id = :userId and not code_mark = any(:codeMarks))
   insert into recovery_codes (user_id, code_mark) select :userId, mark from unnest(:codeMarks::text[]) mark`,
)
const markRecovery = sql(
  'two-factor.use-recovery',
  `update recovery_codes set used_at = :now
   where user_id = :userId and code_mark = any(:codeMarks) and used_at is null`,
)

const appOf = (email: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Larder', label: email, secret: Secret.fromBase32(secret), period: periodSeconds })

/** A fresh secret that waits for the app's first code, and the address apps read from a QR code. */
export async function startApp(
  db: Queries,
  seal: Seal,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  const expiresAt = new Date(now.getTime() + pendingMinutes * 60_000)
  await db.run(putPending({ userId, totpSecret: seal.seal(secret, secretSeal(userId)), expiresAt }))
  return { secret, address: appOf(email, secret).toString() }
}

/** The secret that waits, sealed; undefined when none does any more. */
export const pendingApp = async (db: Queries, userId: string, now: Date): Promise<string | undefined> =>
  (await db.maybe<{ secret: string }>(pending({ userId, now })))?.secret

/**
 * The time step a code of the app belongs to, or undefined for a wrong one. `sealed` is the stored
 * secret.
 */
export function stepOf(seal: Seal, userId: string, sealed: string, code: string, now: Date): number | undefined {
  const app = appOf('', seal.open(sealed, secretSeal(userId)))
  const delta = app.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

/**
 * The waiting secret becomes the user's app; false when it was replaced or taken in the meantime.
 */
export const adoptApp = async (
  tx: Queries,
  userId: string,
  sealed: string,
  step: number,
  now: Date,
): Promise<boolean> => (await tx.run(adopt({ userId, sealed, step, now }))) === 1

/** AUTH-6: a code of the app opens once. */
export const takeAppStep = async (db: Queries, userId: string, sealed: string, step: number): Promise<boolean> =>
  (await db.run(markStep({ userId, sealed, step }))) === 1

/** Takes the app away; with it the recovery codes, when no other factor is left. */
export const forgetApp = async (tx: Queries, userId: string, now: Date): Promise<boolean> =>
  (await tx.row<{ removed: number }>(removeApp({ userId, now }))).removed > 0

const oneCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Ten new recovery codes as they are shown, once: all earlier ones are void, and only their marks
 * are kept.
 */
export async function makeRecoveryCodes(tx: Queries, seal: Seal, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, oneCode)
  await tx.run(putRecovery({ userId, codeMarks: codes.map((code) => seal.marks(code, recoveryMark(userId))[0]) }))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** AUTH-6: a recovery code opens once, however it is spaced. */
export async function takeRecoveryCode(
  db: Queries,
  seal: Seal,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (await db.run(markRecovery({ userId, codeMarks: seal.marks(code, recoveryMark(userId)), now }))) === 1
}
