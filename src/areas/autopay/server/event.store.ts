import type { Actor } from '#kit/actor.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { AutopayEvent, AutopayEventKind, AutopayOutcome } from '../autopay.ts'

const event = sql(
  'autopay.add-event',
  `insert into autopay_events (schedule_id, at, kind, by_user, by_real_user, message, payment_id)
   values (:id, :now, :kind, :userId, :realUserId, :message, :paymentId)`,
)

/** Adds a line to a schedule's log; `actor` is null for the portal. */
export const addAutopayEvent = (
  tx: Transaction,
  id: string,
  entry: {
    readonly kind: AutopayEventKind
    readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
    readonly message: string
    readonly paymentId?: string
  },
  now: Date,
): Promise<void> =>
  tx.send(
    event({
      id,
      now,
      kind: entry.kind,
      userId: entry.actor?.userId ?? null,
      realUserId: entry.actor && entry.actor.realUserId !== entry.actor.userId ? entry.actor.realUserId : null,
      message: entry.message,
      paymentId: entry.paymentId ?? null,
    }),
  )

const run = sql(
  'autopay.add-run',
  `insert into autopay_runs (schedule_id, period, outcome, pay_on, payment_id, amount_cents, limit_cents, invoice_numbers, at)
   values (:id, :period, :outcome, :payOn, :paymentId, :amount, :limit, :invoiceNumbers, :now)`,
)

/** What a schedule did for one of its periods: the key lets it be written once. */
export const addRun = (
  tx: Transaction,
  id: string,
  made: {
    readonly period: string
    readonly outcome: AutopayOutcome
    readonly payOn: string
    readonly paymentId: string | null
    readonly amount: number
    readonly limit: number | null
    readonly invoiceNumbers: readonly string[]
  },
  now: Date,
): Promise<number> =>
  tx.run(
    run({
      id,
      period: made.period,
      outcome: made.outcome,
      payOn: made.payOn,
      paymentId: made.paymentId,
      amount: made.amount,
      limit: made.limit,
      invoiceNumbers: made.invoiceNumbers,
      now,
    }),
  )

const notice = sql(
  'autopay.add-notice',
  `insert into autopay_notices (schedule_id, period, at) values (:id, :period, :now) on conflict do nothing`,
)
const isNoticed = sql(
  'autopay.is-noticed',
  'select exists (select from autopay_notices where schedule_id = :id and period = :period) as "isNoticed"',
)

/** True when this is the first notice of a run. */
export const addNotice = async (tx: Transaction, id: string, period: string, now: Date): Promise<boolean> =>
  (await tx.run(notice({ id, period, now }))) === 1

/** Whether the mail about a run went out. */
export const hasNotice = async (db: Queries, id: string, period: string): Promise<boolean> =>
  (await db.row<{ isNoticed: boolean }>(isNoticed({ id, period }))).isNoticed

const log = sql(
  'autopay.log',
  `select case when :includeTotal then (select count(*)::int from autopay_events c where c.schedule_id = :id) end as total,
     ${jsonList(`select json_build_object('at', e.at, 'kind', e.kind, 'text', e.message,
         'byName', (select w.name from users w where w.id = e.by_user),
         'byStaffName', (select w.name from users w where w.id = e.by_real_user),
         'payment', (select json_build_object('id', p.id, 'paymentNumber', p.payment_number, 'status', p.status,
           'amount', p.amount_cents) from payments p where p.id = e.payment_id))
       from (select * from autopay_events x where x.schedule_id = :id order by x.event_number desc
             limit :limit offset :offset) e
       order by e.event_number desc`)} as events`,
)

/** BILL-5: a page of a schedule's log, the latest first. */
export const readLog = (
  db: Queries,
  id: string,
  { limit, offset, includeTotal }: { limit: number; offset: number; includeTotal: boolean },
): Promise<{ events: AutopayEvent[]; total: number | null }> => db.row(log({ id, limit, offset, includeTotal }))
