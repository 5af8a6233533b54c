import { Refused } from '#kit/decision.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { lockCredit, type LockedCredit, type MovedCredit, writeMove } from './move.store.ts'
import { notifyOfMove, publishCredit } from './notify-of-credit.ts'

const message = sql(
  'credits.message',
  `select json_build_object('id', r.id, 'requestNumber', r.request_number, 'attempt', r.attempt, 'division', r.division,
     'billTo', r.bill_to, 'shipTo', r.ship_to, 'invoiceNumber', r.invoice_number, 'returnOn', r.return_on,
     'amount', r.approved_cents, 'charges', r.approved_charges_cents,
     'lines', array(
       select json_build_object('lineNumber', l.line_number, 'invoiceLine', l.invoice_line, 'itemNumber', l.item_number,
         'code', l.code, 'unit', l.unit, 'quantity', l.approved_quantity, 'amount', l.approved_cents,
         'askedPrice', l.asked_price, 'isPickUp', l.is_pick_up, 'reason', l.reason)
       from credit_request_lines l where l.request_id = r.id and l.approved_cents > 0 order by l.line_number)) as payload
   from credit_requests r where r.id = :id`,
)

/** PLAT-4: the decision goes to the ERP with the change itself. */
export async function sendCreditToErp(tx: Queries, id: string): Promise<void> {
  const { payload } = await tx.row<{ payload: object }>(message({ id }))
  await sendToErp(tx, { topic: 'credit.approved', subject: `credit-request:${id}`, payload })
}

interface Context {
  readonly now: Date
  readonly publicUrl: string
}

const memoOf = sql(
  'credits.memo',
  'select m.invoice_number as memo from invoices m where m.credit_request = :requestNumber and m.total_cents < 0',
)
const posted = sql(
  'credits.is-posted',
  'select r.posted_at is not null as posted from credit_requests r where r.id = :id',
)

/**
 * CREDIT-3: notes that the ERP's credit memo is here, whoever brought it; false when it is not, or
 * was noted before.
 */
export async function noteCreditMemo(tx: Transaction, id: string, context: Context): Promise<boolean> {
  const credit = await lockCredit(tx, id)
  if (credit?.status !== 'approved') return false
  const memo = (await tx.maybe<{ memo: string }>(memoOf({ requestNumber: credit.requestNumber })))?.memo
  if (memo === undefined || (await tx.row<{ posted: boolean }>(posted({ id }))).posted) return false
  await byErp(
    tx,
    credit,
    { kind: 'posted', status: 'approved', assignee: credit.assignee, reason: '', message: memo },
    context,
  )
  return true
}

/** What the ERP says of an approved request it did not book. */
export interface DeclinedPosting {
  readonly id: string
  /** Of `credit.approved`: one about an earlier approval is refused. */
  readonly attempt: number
  readonly reason: string
}

/**
 * CREDIT-3: a declined posting: the request is in the queue again with the reason, and claims what
 * was approved. The same report again changes nothing.
 */
export async function declineCredit(
  tx: Transaction,
  { id, attempt, reason }: DeclinedPosting,
  context: Context,
): Promise<void> {
  const credit = await lockCredit(tx, id)
  if (!credit) throw new Refused(creditRefusals.credit_request_not_found)
  if (attempt !== credit.attempt) throw new Refused(creditRefusals.credit_attempt_outdated)
  if (credit.status !== 'approved') return
  const isBooked = await tx.maybe(memoOf({ requestNumber: credit.requestNumber }))
  const { status } = credit
  if (isBooked) throw new Refused({ ...creditRefusals.credit_move_not_possible, details: { status } })
  await byErp(
    tx,
    credit,
    { kind: 'declined', status: 'pendingApproval', assignee: null, reason, message: reason },
    context,
  )
}

async function byErp(
  tx: Transaction,
  credit: LockedCredit,
  moved: Pick<MovedCredit, 'kind' | 'status' | 'assignee' | 'reason' | 'message'> & { kind: 'posted' | 'declined' },
  { now, publicUrl }: Context,
): Promise<void> {
  const { dsr, dsm, id } = credit
  await writeMove(tx, credit, { ...moved, dsr, dsm, actor: null, amount: null }, now)
  await publishCredit(tx, credit, null)
  await notifyOfMove(tx, { id, move: moved.kind, actor: null, publicUrl })
}

const unnoted = sql(
  'credits.unnoted-memos',
  `select r.id from credit_requests r join invoices m on m.credit_request = r.request_number and m.total_cents < 0
   where r.status = 'approved' and r.posted_at is null order by r.id limit 1000`,
)

/** Requests whose credit memo came by an import. */
export const unnotedMemos = async (db: Queries): Promise<string[]> =>
  (await db.rows<{ id: string }>(unnoted())).map(({ id }) => id)
