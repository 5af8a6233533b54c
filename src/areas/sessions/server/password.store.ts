import { randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { keyOf } from './session.store.ts'

const minuteMs = 60_000
/** AUTH-7: minutes a link works. */
export const resetMinutes = 30

const addReset = sql(
  'passwords.add-reset',
  `with former as (delete from password_resets where user_id = :userId and :replaces)
   insert into password_resets (token_hash, user_id, expires_at) values (:tokenHash, :userId, :expiresAt)`,
)
const findReset = sql(
  'passwords.find-reset',
  `select exists (select from password_resets r join users u on u.id = r.user_id and u.is_active
     where r.token_hash = :tokenHash and r.expires_at > :now) as found`,
)
const useReset = sql(
  'passwords.use-reset',
  `delete from password_resets r using users u
   where r.token_hash = :tokenHash and r.expires_at > :now and u.id = r.user_id and u.is_active
   returning u.id, u.email, (select p.hash from user_passwords p where p.user_id = u.id) as hash`,
)
const current = sql(
  'passwords.current',
  `select u.email, p.hash from users u left join user_passwords p on p.user_id = u.id where u.id = :userId`,
)
const replace = sql(
  'passwords.replace',
  `with ended as (delete from sessions where user_id = :userId and real_user_id = :userId
                 and token_hash is distinct from :kept),
     links as (delete from password_resets where user_id = :userId)
   insert into user_passwords (user_id, hash, changed_at) values (:userId, :hash, :now)
   on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at, is_expired = false`,
)
const removeExpired = sql('passwords.clean-up', 'delete from password_resets where expires_at < :now')

/**
 * Creates a link's token for a user, valid for `minutes`. Earlier links stay valid, as anybody can
 * request one in another's name, unless `replaces` is set: before a reset by staff others may have
 * read the mailbox.
 */
export async function addResetToken(
  db: Queries,
  userId: string,
  now: Date,
  { minutes = resetMinutes, replaces = false }: { minutes?: number; replaces?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.run(
    addReset({ tokenHash: keyOf(token), userId, expiresAt: new Date(now.getTime() + minutes * minuteMs), replaces }),
  )
  return token
}

/** True for a link that would set a password now. */
export const isResetToken = async (db: Queries, token: string, now: Date): Promise<boolean> =>
  (await db.row<{ found: boolean }>(findReset({ tokenHash: keyOf(token), now }))).found

/** Uses a link up; undefined when it is unknown, expired or was used. */
export const useResetToken = (
  tx: Queries,
  token: string,
  now: Date,
): Promise<{ id: string; email: string; hash: string | null } | undefined> =>
  tx.maybe(useReset({ tokenHash: keyOf(token), now }))

/** The stored password of a user and where news of it go. */
export const passwordOf = (db: Queries, userId: string): Promise<{ email: string; hash: string | null }> =>
  db.row(current({ userId }))

/**
 * Stores a new password; ends the user's sessions except `kept`, and the links to set a password.
 */
export const replacePassword = (
  tx: Queries,
  change: { userId: string; hash: string; now: Date; kept: Buffer | null },
): Promise<number> => tx.run(replace({ userId: change.userId, hash: change.hash, now: change.now, kept: change.kept }))

/** Deletes links that have expired. */
export const forgetOldLinks = (db: Queries, now: Date): Promise<number> => db.run(removeExpired({ now }))
