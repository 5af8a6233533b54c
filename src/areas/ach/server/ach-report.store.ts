import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const rememberFile = sql(
  'ach.remember-file',
  `insert into ach_received_files (sha256, file_name, reports, received_at)
   values (:sha256, :fileName, :reports, :now) on conflict do nothing`,
)

/** False for a file that was read before, under any name. */
export const isNewFile = async (
  tx: Queries,
  file: { sha256: string; fileName: string; reports: number; now: Date },
): Promise<boolean> => (await tx.run(rememberFile(file))) > 0

/** A debit that a report is about, under its lock. */
export interface SentDebit {
  readonly paymentId: string
  readonly presentment: number
  readonly methodId: string
  readonly amountCents: number
  readonly returnCode: string | null
  /** Of the first presentment. */
  readonly firstSettlesOn: CalendarDate
}

// Trace numbers begin again after years: the latest is meant.
const find = sql(
  'ach.find-debit',
  `select e.payment_id as "paymentId", e.presentment, e.method_id as "methodId", e.amount_cents as "amountCents",
     e.return_code as "returnCode",
     (select min(f.settles_on) from ach_entries f where f.payment_id = e.payment_id) as "firstSettlesOn"
   from ach_entries e join ach_files f on f.id = e.file_id
   where e.trace = :trace order by f.created_at desc limit 1 for update of e`,
)

/** The debit with this trace number. */
export const debitOf = (tx: Queries, trace: string): Promise<SentDebit | undefined> => tx.maybe(find({ trace }))

/** What was done about a report. */
export type ReportResult =
  | 'returned'
  | 'returnedBefore'
  | 'unknownTrace'
  | 'otherAmount'
  | 'applied'
  | 'removed'
  | 'changedSince'
  | 'forCustomer'
  | 'forStaff'

const rememberReport = sql(
  'ach.remember-report',
  `insert into ach_reports (original_trace, trace, code, payment_id, result, received_at)
   values (:originalTrace, :trace, :code, :paymentId, '', :now) on conflict do nothing`,
)
const noteResult = sql(
  'ach.note-result',
  `update ach_reports set result = :result
   where original_trace = :originalTrace and trace = :trace and code = :code`,
)

interface ReportKey {
  readonly originalTrace: string
  readonly trace: string
  readonly code: string
}

/** False for a report that was acted on before, in whatever file. */
export const isNewReport = async (
  tx: Queries,
  { originalTrace, trace, code }: ReportKey,
  paymentId: string | undefined,
  now: Date,
): Promise<boolean> =>
  (await tx.run(rememberReport({ originalTrace, trace, code, paymentId: paymentId ?? null, now }))) > 0

/** Writes down what was done. */
export const noteReport = (
  tx: Queries,
  { originalTrace, trace, code }: ReportKey,
  result: ReportResult,
): Promise<void> => tx.send(noteResult({ originalTrace, trace, code, result }))

const markReturned = sql(
  'ach.mark-returned',
  `update ach_entries set return_code = :code, returned_at = :now
   where payment_id = :paymentId and presentment = :presentment`,
)

/** The debit came back. */
export const markDebitReturned = (
  tx: Queries,
  { paymentId, presentment }: Pick<SentDebit, 'paymentId' | 'presentment'>,
  code: string,
  now: Date,
): Promise<void> => tx.send(markReturned({ paymentId, presentment, code, now }))

const settleDue = sql(
  'ach.settle',
  `with due as (
     select e.payment_id, e.presentment from ach_entries e join ach_files f on f.id = e.file_id
     where e.settled_at is null and e.return_code is null and f.published_at is not null
       and (e.settles_on <= :today or f.published_at <= :publishedBefore::timestamptz)
     order by e.settles_on, e.trace limit 500 for update of e skip locked)
   update ach_entries e set settled_at = :now from due d
   where e.payment_id = d.payment_id and e.presentment = d.presentment
   returning e.payment_id as "paymentId", e.presentment`,
)

/**
 * Marks up to 500 debits as settled: those whose day has come, and those in files published before
 * an instant (null: the day alone decides).
 */
export const settleDebits = (
  tx: Queries,
  when: { today: string; publishedBefore: Date | null; now: Date },
): Promise<{ paymentId: string; presentment: number }[]> => tx.rows(settleDue(when))
