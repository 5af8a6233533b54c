import type { CurrentUser } from '#areas/people/current-user.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A user's second factor and what is asked of them. */
export interface Factors {
  readonly email: string
  readonly phone: string | null
  /** Sealed. */
  readonly totpSecret: string | null
  readonly modifiedOn: string | null
  readonly enforceDate: string | null
  readonly isSetupDue: boolean
  readonly recoveryCodesLeft: number
  /**
   * IANA zones of the divisions of the user's customers; of all divisions for users without
   * customers.
   */
  readonly timeZones: readonly string[]
}

const load = sql(
  'two-factor.factors',
  `select u.email, f.phone, f.totp_secret as "totpSecret", f.modified_on as "modifiedOn",
     coalesce(t.enforce_date, (select enforce_date from second_factor_policy)) as "enforceDate",
     coalesce(t.is_setup_due, false) as "isSetupDue",
     (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as "recoveryCodesLeft",
     array(select distinct d.time_zone from divisions d
           where d.code in (select b.division from user_bill_tos b where b.user_id = u.id)
             or not exists (select from user_bill_tos b where b.user_id = u.id)) as "timeZones"
   from users u left join second_factors f on f.user_id = u.id left join second_factor_terms t on t.user_id = u.id
   where u.id = :userId`,
)
const setPhone = sql(
  'two-factor.set-phone',
  `with due as (update second_factor_terms set is_setup_due = false where user_id = :userId)
   insert into second_factors (user_id, phone, modified_on) values (:userId, :phone, :now)
   on conflict (user_id) do update set phone = excluded.phone, modified_on = excluded.modified_on
     where second_factors.phone is null`,
)
const movePhone = sql(
  'two-factor.move-phone',
  'update second_factors set phone = :to, modified_on = :now where user_id = :userId and phone = :from',
)
const removeAll = sql(
  'two-factor.remove',
  `with codes as (delete from recovery_codes where user_id = :userId),
     sent as (delete from second_factor_codes where user_id = :userId),
     pending as (delete from pending_authenticators where user_id = :userId)
   delete from second_factors where user_id = :userId returning phone`,
)
const endSessions = sql(
  'two-factor.end-sessions',
  'delete from sessions where user_id = :userId and real_user_id = :userId and token_hash is distinct from :kept',
)
const dismiss = sql(
  'two-factor.dismiss-banner',
  `insert into second_factor_terms (user_id, banner_dismissed_at) values (:userId, :now)
   on conflict (user_id) do update set banner_dismissed_at = excluded.banner_dismissed_at`,
)
const setTerms = sql(
  'two-factor.enforce-for',
  `insert into second_factor_terms (user_id, enforce_date) values (:userId, :date)
   on conflict (user_id) do update set enforce_date = excluded.enforce_date`,
)
const setPolicy = sql(
  'two-factor.set-policy',
  `insert into second_factor_policy (enforce_date) values (:date) on conflict (only_row) do update
   set enforce_date = excluded.enforce_date`,
)

const lock = sql('two-factor.lock-user', 'select from users where id = :userId for no key update')

/**
 * AUTH-5: true when there is no second factor yet; others who would set one up wait until this
 * transaction ends.
 */
export async function hasNoFactorYet(tx: Queries, userId: string): Promise<boolean> {
  await tx.run(lock({ userId }))
  return (await factorsOf(tx, userId)).modifiedOn === null
}

/** Loads them; the user exists. */
export const factorsOf = (db: Queries, userId: string): Promise<Factors> => db.row(load({ userId }))

/** As the browser gets it. */
export const mfaInfoOf = ({ phone, modifiedOn, totpSecret }: Factors): CurrentUser['mfaInfo'] =>
  modifiedOn === null
    ? null
    : { phone, phoneLast4: phone?.slice(-4) ?? null, modifiedOn, hasAuthenticator: totpSecret !== null }

/** AUTH-5: a proven number becomes the second factor; false when there is another one by now. */
export const addPhone = async (tx: Queries, userId: string, phone: string, now: Date): Promise<boolean> =>
  (await tx.run(setPhone({ userId, phone, now }))) === 1

/** AUTH-5: from one number to another; false when the first is not the number any more. */
export const replacePhone = async (
  tx: Queries,
  userId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<boolean> => (await tx.run(movePhone({ userId, from, to, now }))) === 1

/** Takes every second factor away; returns the number that was one. */
export const removeFactors = async (tx: Queries, userId: string): Promise<string | null> =>
  (await tx.maybe<{ phone: string | null }>(removeAll({ userId })))?.phone ?? null

/** Security 37: whoever else is signed in as the user no longer is. */
export const endOtherSessions = (tx: Queries, userId: string, kept: Buffer | null): Promise<number> =>
  tx.run(endSessions({ userId, kept }))

/** AUTH-5: the banner stays away. */
export const dismissBanner = (db: Queries, userId: string, now: Date): Promise<number> =>
  db.run(dismiss({ userId, now }))

/**
 * AUTH-5: the day from which on one user needs a second factor; null leaves them to the portal's.
 */
export const enforceFor = (tx: Queries, userId: string, date: string | null): Promise<number> =>
  tx.run(setTerms({ userId, date }))

/**
 * The same as SQL, from a relation with a user's id and `mfa_enforce_date`, such as the staged rows
 * of an import. `written` is a condition on its rows, under the alias `r`.
 */
export const enforceForRows = (rows: string, written: string) =>
  `insert into second_factor_terms (user_id, enforce_date)
   select r.id, r.mfa_enforce_date from ${rows} r
   where ${written}
     and (r.mfa_enforce_date is not null or exists (select from second_factor_terms t where t.user_id = r.id))
   on conflict (user_id) do update set enforce_date = excluded.enforce_date`

/** The portal's own enforce date, as the configuration says. */
export const setEnforceDate = (db: Queries, date: string | null): Promise<number> => db.run(setPolicy({ date }))
