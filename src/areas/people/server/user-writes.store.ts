import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Names and phone of a user, as lists and the user's own screen show them. */
interface Names {
  /** First and last name. */
  readonly name: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * SQL by which those who add users, or change addresses, take turns until their transaction ends.
 */
export const addingUsersLock = `select pg_advisory_xact_lock(hashtext('users.add'))`
const takeTurns = sql('people.take-turns', addingUsersLock)

const insert = sql(
  'people.insert',
  `insert into users (id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes)
   values (:id, :email, :name, :displayName, :firstName, :lastName, :phone, :type, :role, :modes)
   on conflict (email) do nothing`,
)

/** Writes a new user; false when the address is taken. */
export async function insertUser(
  tx: Queries,
  user: Names & { id: string; email: string; type: string; role: string; modes: readonly string[] },
): Promise<boolean> {
  await tx.run(takeTurns())
  return (await tx.run(insert(user))) === 1
}

const address = sql(
  'people.address',
  `update users set email = :email
   where id = :userId and not exists (select 1 from users o where o.email = :email and o.id <> :userId)`,
)
/** Writes the address; false when another user has it. */
export async function saveAddress(tx: Queries, userId: string, email: string): Promise<boolean> {
  await tx.run(takeTurns())
  return (await tx.run(address({ userId, email }))) === 1
}

const names = sql(
  'people.names',
  `update users
   set name = :name, display_name = :displayName, first_name = :firstName, last_name = :lastName, phone = :phone
   where id = :userId`,
)
/** Writes names and phone. */
export const saveNames = (tx: Queries, userId: string, to: Names): Promise<number> => tx.run(names({ userId, ...to }))

const permissions = sql(
  'people.permissions',
  `with changed as (update users set role = :role, allowed_modes = :modes where id = :userId returning id),
     gone as (delete from user_features where user_id = :userId and feature <> all(:ownFeatures::text[]))
   insert into user_features (user_id, feature) select id, unnest(:ownFeatures::text[]) from changed
   on conflict do nothing`,
)
/** Writes role, own features and modes. */
export const savePermissions = (
  tx: Queries,
  userId: string,
  granted: { role: string; ownFeatures: readonly string[] },
  modes: readonly string[],
) => tx.run(permissions({ userId, role: granted.role, modes, ownFeatures: granted.ownFeatures }))

const active = sql('people.active', 'update users set is_active = :isActive where id = :userId')
/** Writes whether the user may sign in. */
export const saveActive = (tx: Queries, userId: string, isActive: boolean): Promise<number> =>
  tx.run(active({ userId, isActive }))

const invited = sql('people.invited', 'update users set invited_at = :at where id = :userId')
/** Writes when the user was invited. */
export const saveInvited = (tx: Queries, userId: string, at: Date): Promise<number> => tx.run(invited({ userId, at }))

const image = sql(
  'people.image',
  `update users u set profile_image = :imageId
   from (select id, profile_image from users where id = :userId for update) before
   where u.id = before.id returning before.profile_image as before`,
)
/** Puts a picture in place, or takes it away; returns the one before, for its files. */
export async function saveImage(db: Queries, userId: string, imageId: string | null): Promise<string | null> {
  const { before } = await db.row<{ before: string | null }>(image({ userId, imageId }))
  return before
}

const invoiceFormat = sql('people.invoice-format', 'update users set invoice_format = :formatId where id = :userId')
/** PROFILE-7: writes the invoice format. */
export const saveInvoiceFormatOf = (tx: Queries, userId: string, formatId: number): Promise<void> =>
  tx.send(invoiceFormat({ userId, formatId }))

const analytics = sql('people.analytics', 'update users set analytics_opt_out = :optOut where id = :userId')
/** PROFILE-8: writes whether the user is left out of the usage counts. */
export const saveAnalyticsOptOut = (db: Queries, userId: string, optOut: boolean): Promise<void> =>
  db.send(analytics({ userId, optOut }))
