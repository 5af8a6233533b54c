import type { Actor } from '#kit/actor.ts'
import { why } from '#kit/decision.ts'
import type { MethodForPayment } from '#areas/payment-methods/server/public.ts'
import { payingMethodOf } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { AutopayKind, AutopayOutcome, AutopaySchedule, AutopayTiming } from '../autopay.ts'
import { mayActivate, mayEditSchedule, mayEnd, mayRunNow, maySkip } from '../rules/may-edit-schedule.ts'
import { runWords } from '../rules/run-words.ts'
import { whatText, whenText } from '../rules/schedule-words.ts'
import { mayReadSchedule } from './may-read-schedule.ts'

interface Row {
  readonly id: string
  readonly kind: AutopayKind
  readonly division: string
  readonly billTo: string
  readonly billToName: string
  readonly userId: string
  readonly userName: string
  readonly timing: AutopayTiming
  readonly day: number | null
  readonly covers: AutopaySchedule['covers']
  readonly shipTos: AutopaySchedule['shipTos']
  readonly limit: number | null
  readonly paymentSettingsId: string
  readonly method: MethodForPayment | null
  readonly isActive: boolean
  readonly stopReason: string
  readonly nextRun: AutopaySchedule['nextRun']
  readonly lastRun: {
    readonly payOn: string
    readonly outcome: AutopayOutcome
    readonly amount: number
    readonly invoices: number
    readonly limit: number | null
  } | null
  readonly version: number
  readonly createdAt: string
  readonly createdByName: string
  readonly timeZone: string
}

// A `s` of schedules, a `d` of divisions, a `v` of users: the reader.
const pairs = `'id', s.id, 'kind', s.kind, 'division', s.division, 'billTo', s.bill_to,
  'billToName', (select o.name from bill_tos o where o.division = s.division and o.number = s.bill_to),
  'userId', s.user_id, 'userName', (select w.name from users w where w.id = s.user_id),
  'timing', s.timing, 'day', s.day, 'covers', s.covers,
  'shipTos', ${jsonList(`select json_build_object('number', n.number, 'name', coalesce(t.name, ''))
    from unnest(s.ship_tos) n (number) left join ship_tos t on t.division = s.division and t.number = n.number
    order by n.number`)},
  'limit', s.limit_cents, 'paymentSettingsId', s.method_id,
  'method', (select json_build_object('id', m.id, 'kind', m.kind, 'description', m.description,
      'accountType', a.account_type, 'accountNoLastFour', a.account_last_four, 'unusableBecause', a.unusable_because,
      'ccType', k.cc_type, 'ccNoLastFour', k.cc_last_four, 'expires', k.expires)
    from payment_methods m left join bank_accounts a on a.method_id = m.id left join credit_cards k on k.method_id = m.id
    where m.id = s.method_id and exists (select from payment_method_coverage c
      where c.method_id = m.id and c.division = s.division and c.bill_to = s.bill_to)),
  'isActive', s.is_active, 'stopReason', s.stop_reason,
  'nextRun', case when s.next_period is not null then json_build_object('period', s.next_period,
    'payOn', s.next_pay_on, 'runsAt', s.next_run_at) end,
  'lastRun', (select json_build_object('payOn', r.pay_on, 'outcome', r.outcome, 'amount', r.amount_cents,
      'invoices', cardinality(r.invoice_numbers), 'limit', r.limit_cents)
    from autopay_runs r where r.schedule_id = s.id order by r.at desc, r.period desc limit 1),
  'version', s.version, 'createdAt', s.created_at,
  'createdByName', (select w.name from users w where w.id = s.created_by), 'timeZone', d.time_zone` as const

const matching = `from users v
  join autopay_schedules s on s.removed_at is null and ${mayReadSchedule('v', 's')}
  join divisions d on d.code = s.division
  where v.id = :userId and (:kind::text is null or s.kind = :kind)
    and (:isActive::boolean is null or s.is_active = :isActive)
    and (:keyword::text = '' or strpos(s.bill_to, :keyword) > 0
      or exists (select from bill_tos o where o.division = s.division and o.number = s.bill_to
                 and strpos(lower(o.name), lower(:keyword)) > 0)
      or exists (select from users w where w.id = s.user_id and strpos(lower(w.name), lower(:keyword)) > 0))` as const

const list = sql(
  'autopay.list',
  `with found as materialized (select s.id, s.is_active, s.next_run_at ${matching}),
   page as (select f.id, row_number() over (order by f.is_active desc, f.next_run_at nulls last, f.id) as place
     from found f order by place limit :limit offset :offset)
   select case when :includeTotal then (select count(*)::int from found) end as total,
     ${jsonList(`select json_build_object(${pairs}) from page p join autopay_schedules s on s.id = p.id
       join divisions d on d.code = s.division order by p.place`)} as schedules`,
)
const some = sql(
  'autopay.some',
  `select ${jsonList(`select json_build_object(${pairs}) from users v
     join unnest(:ids::uuid[]) with ordinality wanted (id, place) on true
     join autopay_schedules s on s.id = wanted.id and s.removed_at is null and ${mayReadSchedule('v', 's')}
     join divisions d on d.code = s.division
     where v.id = :userId order by wanted.place`)} as schedules`,
)

/** What is asked of the list. */
export interface ScheduleQuestion {
  readonly userId: string
  readonly keyword: string
  readonly kind: AutopayKind | undefined
  readonly isActive: boolean | null
}

/** BILL-5: a page of schedules the user may read. */
export async function readSchedules(
  db: Queries,
  { userId, keyword, kind, isActive }: ScheduleQuestion,
  page: { limit: number; offset: number; includeTotal: boolean },
  about: { actor: Actor; now: Date },
): Promise<{ schedules: AutopaySchedule[]; total: number | null }> {
  const { limit, offset, includeTotal } = page
  const values = { userId, keyword, kind: kind ?? null, isActive, limit, offset, includeTotal }
  const { schedules, total } = await db.row<{ schedules: Row[]; total: number | null }>(list(values))
  return { schedules: schedules.map((row) => toSchedule(row, about)), total }
}

/** BILL-5: schedules by their ids, in this order; those the actor may not read are left out. */
export async function schedulesById(
  db: Queries,
  ids: readonly string[],
  about: { actor: Actor; now: Date },
): Promise<AutopaySchedule[]> {
  const { schedules } = await db.row<{ schedules: Row[] }>(some({ ids, userId: about.actor.userId }))
  return schedules.map((row) => toSchedule(row, about))
}

function toSchedule({ method, lastRun, ...row }: Row, { actor, now }: { actor: Actor; now: Date }): AutopaySchedule {
  const { isActive, nextRun } = row
  const shipTos = row.shipTos.map(({ number }) => number)
  const isRunDue = nextRun !== null && new Date(nextRun.runsAt) <= now
  const facts = { isOwn: row.userId === actor.userId, isActive, isRunDue }
  const text = (decision: Parameters<typeof why>[0]) => why(decision) ?? null
  return {
    ...row,
    methodName: method ? payingMethodOf(method, todayIn(row.timeZone, now)).name : '',
    methodKind: method?.kind ?? null,
    whenText: whenText(row),
    whatText: whatText({ covers: row.covers, shipTos }),
    lastRun: lastRun && {
      payOn: lastRun.payOn,
      outcome: lastRun.outcome,
      text: runWords({ ...lastRun, reason: row.stopReason }),
    },
    abilities: {
      edit: text(mayEditSchedule(actor, facts)),
      activate: text(mayActivate(actor)),
      deactivate: text(mayEnd(actor, facts)),
      skip: text(maySkip(actor, facts)),
      runNow: text(mayRunNow(actor, { isActive, hasNextRun: nextRun !== null })),
      remove: text(mayEnd(actor, facts)),
    },
  }
}
