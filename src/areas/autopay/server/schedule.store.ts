import type { CalendarDate } from '#kit/dates.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AutopayKind, AutopayTerms } from '../autopay.ts'
import { mayReadSchedule } from './may-read-schedule.ts'

/** A schedule under its lock. */
export interface LockedSchedule extends AutopayTerms {
  readonly id: string
  readonly kind: AutopayKind
  readonly division: string
  readonly billTo: string
  readonly userId: string
  readonly methodId: string
  readonly isActive: boolean
  readonly firstDay: CalendarDate
  readonly nextPeriod: CalendarDate | null
  readonly nextPayOn: CalendarDate | null
  readonly nextRunAt: string | null
  readonly lookAt: string | null
  readonly version: number
  readonly timeZone: string
}

const columns = `s.id, s.kind, s.division, s.bill_to as "billTo", s.user_id as "userId", s.timing, s.day, s.covers,
  s.ship_tos as "shipTos", s.limit_cents as "limit", s.method_id as "methodId", s.is_active as "isActive",
  s.first_day as "firstDay", s.next_period as "nextPeriod", s.next_pay_on as "nextPayOn",
  s.next_run_at as "nextRunAt", s.look_at as "lookAt", s.version, d.time_zone as "timeZone"`

const readable = sql(
  'autopay.readable',
  `select ${columns} from autopay_schedules s join divisions d on d.code = s.division join users v on v.id = :userId
   where s.id = :id and s.removed_at is null and ${mayReadSchedule('v', 's')}`,
)
const lockReadable = sql(
  'autopay.lock-readable',
  `select ${columns} from autopay_schedules s join divisions d on d.code = s.division join users v on v.id = :userId
   where s.id = :id and s.removed_at is null and ${mayReadSchedule('v', 's')} for no key update of s`,
)
const lockDue = sql(
  'autopay.lock-due',
  `select ${columns} from autopay_schedules s join divisions d on d.code = s.division
   where s.id = :id and s.look_at <= :now for no key update of s skip locked`,
)

/** A schedule the user may read, as it is stored. */
export const readableSchedule = (db: Queries, userId: string, id: string): Promise<LockedSchedule | undefined> =>
  db.maybe(readable({ userId, id }))

/**
 * The same, locked until the transaction ends: it is changed, ended, or run, one after the other.
 */
export const holdSchedule = (tx: Transaction, userId: string, id: string): Promise<LockedSchedule | undefined> =>
  tx.maybe(lockReadable({ userId, id }))

/** A schedule whose time to be looked at has come, locked; undefined when somebody else has it. */
export const holdDueSchedule = (tx: Transaction, id: string, now: Date): Promise<LockedSchedule | undefined> =>
  tx.maybe(lockDue({ id, now }))

/** A schedule about to exist. */
export interface NewSchedule extends AutopayTerms {
  readonly id: string
  readonly kind: AutopayKind
  readonly division: string
  readonly billTo: string
  readonly userId: string
  readonly methodId: string
  readonly firstDay: CalendarDate
  readonly createdBy: string
  readonly createdByRealUser: string | null
}

const insert = sql(
  'autopay.insert',
  `insert into autopay_schedules (id, kind, division, bill_to, user_id, timing, day, covers, ship_tos, limit_cents, method_id,
     first_day, look_at, created_at, created_by, created_by_real_user, changed_at)
   values (:id, :kind, :division, :billTo, :userId, :timing, :day, :covers, :shipTos, :limit, :methodId, :firstDay, :now,
     :now, :createdBy, :createdByRealUser, :now)`,
)

/** Writes a schedule that is looked at right away. */
export const insertSchedule = (tx: Transaction, schedule: NewSchedule, now: Date): Promise<void> =>
  tx.send(
    insert({
      id: schedule.id,
      kind: schedule.kind,
      division: schedule.division,
      billTo: schedule.billTo,
      userId: schedule.userId,
      timing: schedule.timing,
      day: schedule.day,
      covers: schedule.covers,
      shipTos: schedule.shipTos,
      limit: schedule.limit,
      methodId: schedule.methodId,
      firstDay: schedule.firstDay,
      createdBy: schedule.createdBy,
      createdByRealUser: schedule.createdByRealUser,
      now,
    }),
  )

const change = sql(
  'autopay.change',
  `update autopay_schedules set timing = :timing, day = :day, covers = :covers, ship_tos = :shipTos, limit_cents = :limit,
     method_id = :methodId, first_day = :firstDay, version = version + 1, changed_at = :now
   where id = :id`,
)

/** Gives a locked schedule other terms. */
export const changeSchedule = (
  tx: Transaction,
  id: string,
  {
    timing,
    day,
    covers,
    shipTos,
    limit,
    methodId,
    firstDay,
  }: AutopayTerms & Pick<NewSchedule, 'methodId' | 'firstDay'>,
  now: Date,
): Promise<void> => tx.send(change({ id, timing, day, covers, shipTos, limit, methodId, firstDay, now }))

const activate = sql(
  'autopay.activate',
  `update autopay_schedules set is_active = true, stop_reason = '', first_day = :firstDay, look_at = :now,
     version = version + 1, changed_at = :now
   where id = :id`,
)
const end = sql(
  'autopay.end',
  `update autopay_schedules set is_active = false, stop_reason = :reason, look_at = null, next_period = null,
     next_pay_on = null, next_run_at = null, version = version + 1, changed_at = :now,
     removed_at = case when :isRemoved then :now::timestamptz end
   where id = :id`,
)

/** Makes a locked schedule run again. */
export const setActive = (tx: Transaction, id: string, firstDay: CalendarDate, now: Date): Promise<void> =>
  tx.send(activate({ id, firstDay, now }))

/** Ends a locked schedule: by a person, or by the portal, which says why. */
export const endSchedule = (
  tx: Transaction,
  id: string,
  { reason = '', isRemoved = false }: { reason?: string; isRemoved?: boolean },
  now: Date,
): Promise<void> => tx.send(end({ id, reason, isRemoved, now }))

const plan = sql(
  'autopay.plan',
  `update autopay_schedules set first_day = :firstDay, next_period = :period, next_pay_on = :payOn, next_run_at = :runAt,
     look_at = :lookAt
   where id = :id`,
)

/** When a locked schedule runs next, and is looked at again. */
export const savePlan = (
  tx: Transaction,
  id: string,
  next: {
    readonly firstDay: CalendarDate
    readonly run: { readonly period: CalendarDate; readonly payOn: CalendarDate; readonly runAt: Date } | undefined
    readonly lookAt: Date
  },
): Promise<void> =>
  tx.send(
    plan({
      id,
      firstDay: next.firstDay,
      period: next.run?.period ?? null,
      payOn: next.run?.payOn ?? null,
      runAt: next.run?.runAt ?? null,
      lookAt: next.lookAt,
    }),
  )

const countOf = sql(
  'autopay.count-of-bill-to',
  'select count(*)::int as count from autopay_schedules where division = :division and bill_to = :billTo and removed_at is null',
)

/** How many schedules a bill-to has. */
export const countSchedules = async (db: Queries, key: { division: string; billTo: string }): Promise<number> =>
  (await db.row<{ count: number }>(countOf({ division: key.division, billTo: key.billTo }))).count
