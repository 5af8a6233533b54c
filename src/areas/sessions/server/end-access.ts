import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const end = sql(
  'sessions.end-access',
  `with links as (delete from password_resets where user_id = $1)
   delete from sessions where user_id = $1 or real_user_id = $1`,
)
const expire = sql('sessions.expire-password', 'update user_passwords set is_expired = true where user_id = $1')

/** Security 8: signs a user out everywhere, and whoever acts as them; links to set a password stop working. */
export const endAccess = (tx: Queries, userId: string): Promise<number> => tx.run(end, [userId])

/** Security 43: the stored password opens nothing any more but the page that replaces it. */
export const expirePassword = (tx: Queries, userId: string): Promise<number> => tx.run(expire, [userId])
