import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PlacedDebit } from '../rules/plan-batches.ts'

// The row is there from the first file on.
const lock = sql(
  'ach.lock',
  `insert into ach_counter (last_sequence) values (0)
   on conflict (is_only) do update set is_only = true returning last_sequence as "lastSequence"`,
)
const goOn = sql('ach.go-on', 'update ach_counter set last_sequence = :lastSequence')

/** One at a time makes and publishes files, until the transaction ends. Returns the last number. */
export const holdCounter = async (tx: Queries): Promise<number> =>
  (await tx.row<{ lastSequence: number }>(lock())).lastSequence

/** The next file goes on after this number. */
export const setCounter = (tx: Queries, lastSequence: number): Promise<void> => tx.send(goOn({ lastSequence }))

const modifiers = sql('ach.modifiers', 'select modifier from ach_files where created_on = :createdOn')

/** The letters of the day's files. */
export const modifiersOf = async (tx: Queries, createdOn: CalendarDate): Promise<string[]> =>
  (await tx.rows<{ modifier: string }>(modifiers({ createdOn }))).map(({ modifier }) => modifier)

const sent = sql(
  'ach.sent',
  `select e.payment_id as "paymentId", e.presentment from ach_entries e
   join unnest(:paymentIds::uuid[], :presentments::int[]) as d (payment_id, presentment)
     on d.payment_id = e.payment_id and d.presentment = e.presentment`,
)

/** Which of the debits stand in a file already, as 'payment/presentment'. */
export async function sentOf(
  tx: Queries,
  debits: readonly { paymentId: string; presentment: number }[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ paymentId: string; presentment: number }>(
    sent({
      paymentIds: debits.map(({ paymentId }) => paymentId),
      presentments: debits.map(({ presentment }) => presentment),
    }),
  )
  return new Set(rows.map(({ paymentId, presentment }) => `${paymentId}/${presentment}`))
}

const firsts = sql(
  'ach.firsts',
  `select payment_id as "paymentId", min(settles_on) as "settlesOn" from ach_entries
   where payment_id = any(:paymentIds::uuid[]) group by payment_id`,
)

/** When the first debit of each of these payments settled, or was to. */
export async function firstSettlements(
  tx: Queries,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await tx.rows<{ paymentId: string; settlesOn: CalendarDate }>(firsts({ paymentIds }))
  return new Map(rows.map(({ paymentId, settlesOn }) => [paymentId, settlesOn]))
}

/** A file as the database knows it. */
export interface NewFile {
  readonly id: string
  readonly fileName: string
  readonly createdOn: CalendarDate
  readonly modifier: string
  readonly sha256: string
  readonly createdAt: Date
}

const insertFile = sql(
  'ach.insert-file',
  `insert into ach_files (id, file_name, created_on, modifier, sha256, entries, debit_cents, created_at)
   values (:id, :fileName, :createdOn, :modifier, :sha256, :entries, :debitCents, :createdAt)`,
)
const insertEntries = sql(
  'ach.insert-entries',
  `insert into ach_entries (payment_id, presentment, division, bill_to, method_id, file_id, batch_number, trace,
     amount_cents, effective_on, settles_on)
   select e.payment_id, e.presentment, e.division, e.bill_to, e.method_id, :fileId, e.batch_number, e.trace,
     e.amount_cents, e.effective_on, e.settles_on
   from unnest(:paymentIds::uuid[], :presentments::int[], :divisions::text[], :billTos::text[], :methodIds::uuid[],
       :batchNumbers::int[], :traces::text[], :amounts::bigint[], :effectives::date[], :settlements::date[])
     as e (payment_id, presentment, division, bill_to, method_id, batch_number, trace, amount_cents, effective_on,
       settles_on)`,
)

/** Stores a file with its debits; of their accounts nothing. */
export async function insertAchFile(
  tx: Queries,
  { id, fileName, createdOn, modifier, sha256, createdAt }: NewFile,
  placed: readonly (PlacedDebit & { trace: string })[],
): Promise<void> {
  const debitCents = placed.reduce((sum, { debit }) => sum + debit.amountCents, 0)
  await tx.send(
    insertFile({ id, fileName, createdOn, modifier, sha256, entries: placed.length, debitCents, createdAt }),
  )
  await tx.send(
    insertEntries({
      fileId: id,
      paymentIds: placed.map(({ debit }) => debit.paymentId),
      presentments: placed.map(({ debit }) => debit.presentment),
      divisions: placed.map(({ debit }) => debit.division),
      billTos: placed.map(({ debit }) => debit.billTo),
      methodIds: placed.map(({ debit }) => debit.methodId),
      batchNumbers: placed.map(({ batchNumber }) => batchNumber),
      traces: placed.map(({ trace }) => trace),
      amounts: placed.map(({ debit }) => debit.amountCents),
      effectives: placed.map(({ effectiveOn }) => effectiveOn),
      settlements: placed.map(({ settlesOn }) => settlesOn),
    }),
  )
}

const aside = sql(
  'ach.aside',
  'select id, file_name as "fileName", sha256 from ach_files where published_at is null order by created_at',
)
const published = sql('ach.published', 'update ach_files set published_at = :now where id = :id')

/** Files that are committed and not yet where the bank takes them. */
export const filesAside = (tx: Queries): Promise<{ id: string; fileName: string; sha256: string }[]> => tx.rows(aside())

/** The file is where the bank takes it. */
export const markPublished = (tx: Queries, id: string, now: Date): Promise<void> => tx.send(published({ id, now }))
