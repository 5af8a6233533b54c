import { randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { hashPassword } from './passwords.ts'

const end = sql(
  'sessions.end-access',
  `with links as (delete from password_resets where user_id = :userId)
   delete from sessions where user_id = :userId or real_user_id = :userId`,
)
const replace = sql('sessions.void-password', 'update user_passwords set hash = :hash where user_id = :userId')

/**
 * Security 8: signs a user out everywhere, and whoever acts as them; links to set a password stop
 * working.
 */
export const endAccess = (tx: Queries, userId: string): Promise<number> => tx.run(end({ userId }))

/**
 * The same as SQL, for the users of a relation with their id, such as the staged rows of an import.
 * `ended` is a condition on its rows, under the alias `r`.
 */
export const endAccessOfRows = (rows: string, ended: string) => [
  `delete from password_resets x using ${rows} r where x.user_id = r.id and ${ended}`,
  `delete from sessions x using ${rows} r where (x.user_id = r.id or x.real_user_id = r.id) and ${ended}`,
]

/**
 * Security 7: whoever knows the stored password has nothing any more, not even the page that
 * replaces an expired one: a reset by staff may follow a theft. In its place stands a hash of what
 * nobody knows, which takes as long to compare as any.
 */
export const voidPassword = async (tx: Queries, userId: string): Promise<number> =>
  tx.run(replace({ userId, hash: await hashPassword(randomBytes(32).toString('base64url')) }))
