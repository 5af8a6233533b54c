import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Granted } from '../rules/grant-permissions.ts'
import type { Names } from '../rules/check-names.ts'

/**
 * SQL by which those who add users, or change addresses, take turns until their transaction ends.
 */
export const addingUsersLock = `select pg_advisory_xact_lock(hashtext('users.add'))`
const takeTurns = sql('users.take-turns', addingUsersLock)

const insert = sql(
  'users.insert',
  `insert into users (id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (email) do nothing`,
)

/** Writes a new user; false when the address is taken. */
export async function insertUser(
  tx: Queries,
  user: Names & { id: string; email: string; name: string; type: string; role: string; modes: readonly string[] },
): Promise<boolean> {
  const { id, email, name, displayName, firstName, lastName, phone, type, role, modes } = user
  await tx.run(takeTurns)
  const values = [id, email, name, displayName, firstName, lastName, phone, type, role, modes]
  return (await tx.run(insert, values)) === 1
}

const address = sql(
  'users.address',
  `update users set email = $2 where id = $1 and not exists (select 1 from users o where o.email = $2 and o.id <> $1)`,
)
/** Writes the address; false when another user has it. */
export async function saveAddress(tx: Queries, userId: string, email: string): Promise<boolean> {
  await tx.run(takeTurns)
  return (await tx.run(address, [userId, email])) === 1
}

const names = sql(
  'users.names',
  'update users set name = $2, display_name = $3, first_name = $4, last_name = $5, phone = $6 where id = $1',
)
/** Writes names and phone. */
export const saveNames = (tx: Queries, userId: string, to: Names & { name: string }): Promise<number> =>
  tx.run(names, [userId, to.name, to.displayName, to.firstName, to.lastName, to.phone])

const permissions = sql(
  'users.permissions',
  `with changed as (update users set role = $2, allowed_modes = $3 where id = $1 returning id),
     gone as (delete from user_features where user_id = $1 and feature <> all($4::text[]))
   insert into user_features (user_id, feature) select id, unnest($4::text[]) from changed on conflict do nothing`,
)
/** Writes role, own features and modes. */
export const savePermissions = (tx: Queries, userId: string, granted: Granted, modes: readonly string[]) =>
  tx.run(permissions, [userId, granted.role, modes, granted.ownFeatures])

const active = sql('users.active', 'update users set is_active = $2 where id = $1')
/** Writes whether the user may sign in. */
export const saveActive = (tx: Queries, userId: string, isActive: boolean): Promise<number> =>
  tx.run(active, [userId, isActive])
