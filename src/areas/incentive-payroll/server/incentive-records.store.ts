import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { IncentiveEntry, IncentiveRecord, OwnIncentive } from '../incentive-record.ts'
import type { IncentiveType } from '../incentive-types.ts'

/** A record as stored; what it pays is the rule's. */
export type StoredIncentive = Omit<IncentiveRecord, 'amountCents'>

/** Days of a financial week, both included. */
interface Days {
  readonly startsOn: CalendarDate
  readonly endsOn: CalendarDate
}

/**
 * ACCESS-4: a sales manager keeps the records of the reps of their ship-tos, a rep their own,
 * everybody else with the feature all. `me` is the caller.
 */
const isInReach = <const Email extends string>(email: Email) =>
  `(me.role not in ('dsr', 'dsm') or (me.role = 'dsr' and me.email = ${email})
    or (me.role = 'dsm' and exists (select from ship_tos s where s.dsr_email = ${email} and s.dsm_email = me.email)))` as const

const columns = `r.id, r.type, r.rep_email as "repEmail", coalesce(rep.name, r.rep_email) as "repName", r.day, r.about,
  r.base_cases as "baseCases", r.cases, r.money_cents as "moneyCents", r.percent_hundredths as "percentHundredths",
  r.note, r.version, coalesce(c.name, 'Import') as "changedByName", r.changed_at as "changedAt"` as const
const joined = `incentive_records r join users me on me.id = :userId
  left join users rep on rep.email = r.rep_email left join users c on c.id = r.changed_by` as const

const ofWeek = sql(
  'incentive-payroll.of-week',
  `select ${columns} from ${joined}
   where r.day between :startsOn and :endsOn and ${isInReach('r.rep_email')}
   order by coalesce(rep.name, r.rep_email), r.about, r.id`,
)
const own = sql(
  'incentive-payroll.own',
  `select r.id, r.type, r.day, r.about, r.base_cases as "baseCases", r.cases, r.money_cents as "moneyCents",
     r.percent_hundredths as "percentHundredths", r.note
   from incentive_records r join users me on me.id = :userId and r.rep_email = me.email
   where r.day between :startsOn and :endsOn
   order by r.day, r.type, r.about, r.id`,
)
const one = sql(
  'incentive-payroll.one',
  `select ${columns} from ${joined}
   where r.id = :id and r.type = :type and ${isInReach('r.rep_email')} for update of r`,
)
const reps = sql(
  'incentive-payroll.reps',
  `select u.email, u.name from users u join users me on me.id = :userId
   where u.role = 'dsr' and u.type in ('eci', 'ecmi') and u.is_active and ${isInReach('u.email')}
   order by u.name, u.email`,
)
const office = sql(
  'incentive-payroll.office',
  `select role not in ('dsr', 'dsm') as "isOffice" from users where id = :userId`,
)
const shipTos = sql('incentive-payroll.ship-tos', 'select distinct number from ship_tos where number = any(:numbers)')
const insert = sql(
  'incentive-payroll.insert',
  `insert into incentive_records (id, type, rep_email, day, about, base_cases, cases, money_cents, percent_hundredths,
     note, changed_by, changed_at)
   select e.id, :type, e."repEmail", e.day, e.about, e."baseCases", e.cases, e."moneyCents", e."percentHundredths",
     e.note, :by, :at
   from jsonb_to_recordset(:entries::jsonb) as e (id uuid, "repEmail" text, day date, about text, "baseCases" integer,
     cases integer, "moneyCents" integer, "percentHundredths" integer, note text)
   on conflict do nothing returning id`,
)
const update = sql(
  'incentive-payroll.update',
  `update incentive_records r
   set rep_email = :repEmail, day = :day, about = :about, base_cases = :baseCases, cases = :cases,
     money_cents = :moneyCents, percent_hundredths = :percentHundredths, note = :note, version = version + 1,
     changed_by = :by, changed_at = :at
   where id = :id and not exists (
     select from incentive_records o
     where o.day = :day and o.type = r.type and o.rep_email = :repEmail and o.about = :about and o.id <> r.id)
   returning id`,
)
const remove = sql('incentive-payroll.remove', 'delete from incentive_records where id = :id')
const closed = sql(
  'incentive-payroll.closed-weeks',
  'select starts_on as "startsOn" from incentive_weeks where is_closed and ends_on >= :from',
)
const addWeek = sql(
  'incentive-payroll.add-week',
  'insert into incentive_weeks (starts_on, ends_on) values (:startsOn, :endsOn) on conflict do nothing',
)
const lockWeek = sql(
  'incentive-payroll.lock-week',
  'select is_closed as "isClosed" from incentive_weeks where starts_on = :startsOn for share',
)
const setClosed = sql(
  'incentive-payroll.set-closed',
  'update incentive_weeks set is_closed = :isClosed where starts_on = :startsOn and is_closed <> :isClosed returning starts_on',
)

/** Records of a week in the caller's reach, of all types. */
export const incentivesOfWeek = (db: Queries, userId: string, { startsOn, endsOn }: Days) =>
  db.rows<StoredIncentive>(ofWeek({ userId, startsOn, endsOn }))

/** STAFF-1: the caller's own records of these days. */
export const ownIncentivesOf = (db: Queries, userId: string, { startsOn, endsOn }: Days) =>
  db.rows<Omit<OwnIncentive, 'amountCents'>>(own({ userId, startsOn, endsOn }))

/** One record in the caller's reach, locked; undefined when there is none. */
export const lockIncentive = (db: Queries, userId: string, type: IncentiveType, id: string) =>
  db.maybe<StoredIncentive>(one({ userId, type, id }))

/** Reps for whom the caller may enter records. */
export const repsInReach = (db: Queries, userId: string) => db.rows<{ email: string; name: string }>(reps({ userId }))

/** True for staff whose reach is not that of a rep or a sales manager. */
export const isOffice = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.maybe<{ isOffice: boolean }>(office({ userId })))?.isOffice ?? false

/** Those of the numbers that are ship-tos. */
export const knownShipTos = async (db: Queries, numbers: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ number: string }>(shipTos({ numbers }))).map(({ number }) => number))

/** Who changes records, and when. */
interface Change {
  readonly by: string
  readonly at: Date
}

/** Adds records; returns the ids of those that were not there already. */
export const addIncentives = async (
  db: Queries,
  type: IncentiveType,
  entries: readonly (IncentiveEntry & { readonly id: string })[],
  { by, at }: Change,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.rows<{ id: string }>(insert({ type, entries: JSON.stringify(entries), by, at }))).map(({ id }) => id),
  )

/** Changes a locked record; false when another has its rep, week and subject. */
export const changeIncentive = async (db: Queries, id: string, entry: IncentiveEntry, { by, at }: Change) =>
  (await db.maybe(update({ id, ...entry, by, at }))) !== undefined

/** Deletes a locked record. */
export const removeIncentive = (db: Queries, id: string): Promise<void> => db.send(remove({ id }))

/** First days of the weeks that are closed, from this day on. */
export const closedWeeks = async (db: Queries, from: CalendarDate): Promise<ReadonlySet<CalendarDate>> =>
  new Set((await db.rows<{ startsOn: CalendarDate }>(closed({ from }))).map(({ startsOn }) => startsOn))

/** Holds a week as it is until the transaction ends; returns whether it is closed. */
export async function holdWeek(db: Queries, { startsOn, endsOn }: Days): Promise<boolean> {
  await db.send(addWeek({ startsOn, endsOn }))
  return (await db.maybe<{ isClosed: boolean }>(lockWeek({ startsOn })))!.isClosed
}

/** Closes or reopens a week; false when it was so already. */
export async function closeWeek(db: Queries, { startsOn, endsOn }: Days, isClosed: boolean): Promise<boolean> {
  await db.send(addWeek({ startsOn, endsOn }))
  return (await db.maybe(setClosed({ startsOn, isClosed }))) !== undefined
}
