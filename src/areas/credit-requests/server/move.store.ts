import type { Actor } from '#kit/actor.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { CreditEventKind, CreditStatus, SideStatus } from '../credit-request.ts'
import type { ClaimedLine } from '../rules/approve-lines.ts'

/** A request under its lock. */
export interface LockedCredit {
  readonly id: string
  readonly requestNumber: string
  readonly division: string
  readonly invoiceNumber: string
  readonly shipTo: string
  readonly billTo: string
  readonly status: CreditStatus
  readonly version: number
  readonly amount: number
  readonly claimCharges: number
  readonly dsr: SideStatus | null
  readonly dsm: SideStatus | null
  readonly assignee: string | null
  readonly assigneeName: string | null
  readonly createdBy: string
  readonly attempt: number
}

const lock = sql(
  'credits.lock',
  `select r.id, r.request_number as "requestNumber", r.division, r.invoice_number as "invoiceNumber",
     r.ship_to as "shipTo", r.bill_to as "billTo", r.status, r.version, r.amount_cents as amount,
     r.claim_charges_cents as "claimCharges", r.dsr_status as dsr, r.dsm_status as dsm, r.assignee,
     (select w.display_name from users w where w.id = r.assignee) as "assigneeName", r.created_by as "createdBy",
     r.attempt
   from credit_requests r where r.id = :id for no key update of r`,
)

/** Locks a request until the transaction ends: its state stays what was read. */
export const lockCredit = (tx: Transaction, id: string): Promise<LockedCredit | undefined> => tx.maybe(lock({ id }))

const mayRead = sql(
  'credits.may-read',
  `select r.id from credit_requests r join users u on u.id = :userId
   where r.id = :id and ${mayShipTo('u', 'r.division', 'r.ship_to')}`,
)

/** True for a request of a ship-to the user may act for (ACCESS-4). */
export const mayReadCredit = async (db: Queries, userId: string, id: string): Promise<boolean> =>
  (await db.maybe(mayRead({ userId, id }))) !== undefined

/** A request after a move. */
export interface MovedCredit {
  readonly kind: Exclude<CreditEventKind, 'created'>
  readonly status: CreditStatus
  readonly dsr: SideStatus | null
  readonly dsm: SideStatus | null
  readonly assignee: string | null
  /** Null: the ERP. */
  readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
  /** Of a rejection, cancellation or declined posting. */
  readonly reason: string
  /** Of an approval. */
  readonly amount: number | null
  /** What the trail keeps besides, such as a credit memo's number. */
  readonly message: string
}

// The event is the only one of its version: two moves of one state exclude each other.
const move = sql(
  'credits.move',
  `with moved as (
     update credit_requests set status = :status, version = version + 1, dsr_status = :dsr, dsm_status = :dsm,
       assignee = :assignee, reason = :reason, changed_at = :now,
       attempt = attempt + case when :kind = 'approve' then 1 else 0 end,
       posted_at = case when :kind = 'posted' then :now::timestamptz else posted_at end,
       dsr_approved_by = case when :kind = 'dsrApprove' and dsr_status = 'pending' then :userId::uuid else dsr_approved_by end,
       dsm_approved_by = case when :kind = 'dsrApprove' and :dsm = 'approved' then :userId::uuid else dsm_approved_by end,
       approved_by = case when :kind = 'approve' then :userId::uuid when :kind = 'declined' then null else approved_by end,
       rejected_by = case when :kind in ('reject', 'dsrReject') then :userId::uuid else rejected_by end
     where id = :id)
   insert into credit_request_events (request_id, version, at, kind, from_status, to_status, by_user, by_real_user,
     assignee, former_assignee, amount_cents, message)
   values (:id, :version + 1, :now, :kind, :from, :status, :userId, :realUserId, :assignee, :former, :amount,
     case when :message = '' then :reason else :message end)`,
)

/** Writes a move of a locked request with its event. */
export async function writeMove(tx: Transaction, credit: LockedCredit, moved: MovedCredit, now: Date): Promise<void> {
  const { actor, status, dsr, dsm, assignee, reason, amount, message, kind } = moved
  await tx.run(
    move({
      id: credit.id,
      version: credit.version,
      from: credit.status,
      former: credit.assignee,
      status,
      dsr,
      dsm,
      assignee,
      reason,
      amount,
      message,
      kind,
      now,
      userId: actor?.userId ?? null,
      realUserId: actor && actor.realUserId !== actor.userId ? actor.realUserId : null,
    }),
  )
}

const claimed = sql(
  'credits.claimed-lines',
  `select l.line_number as "lineNumber", l.unit, l.claim_quantity as quantity, l.claim_cents as amount,
     json_build_object('cases', l.claim_cases, 'units', l.claim_units) as take
   from credit_request_lines l where l.request_id = :id order by l.line_number`,
)
/** What the lines of a request claim now. */
export const claimedLines = (tx: Transaction, id: string): Promise<ClaimedLine[]> => tx.rows(claimed({ id }))

const approve = sql(
  'credits.approve-lines',
  `with lines as (
     update credit_request_lines c set approved_quantity = l.quantity, approved_cents = l.amount,
       claim_quantity = l.quantity, claim_cases = l."takeCases", claim_units = l."takeUnits", claim_cents = l.amount
     from jsonb_to_recordset(:lines::jsonb) as l ("lineNumber" int, quantity int, amount bigint, "takeCases" int,
       "takeUnits" int)
     where c.request_id = :id and c.line_number = l."lineNumber")
   update credit_requests set approved_cents = :total, approved_charges_cents = :charges, claim_charges_cents = :charges
   where id = :id`,
)
/** CREDIT-3: what was approved is what is claimed from now on. */
export const writeApproval = (
  tx: Transaction,
  id: string,
  approved: { readonly lines: readonly ClaimedLine[]; readonly charges: number; readonly total: number },
): Promise<void> => {
  const lines = approved.lines.map(({ lineNumber, quantity, amount, take }) => ({
    lineNumber,
    quantity,
    amount,
    takeCases: take.cases,
    takeUnits: take.units,
  }))
  const { charges, total } = approved
  return tx.send(approve({ id, lines: JSON.stringify(lines), charges, total }))
}

const release = sql(
  'credits.release',
  `with lines as (
     update credit_request_lines set claim_quantity = 0, claim_cases = 0, claim_units = 0, claim_cents = 0
     where request_id = :id)
   update credit_requests set claim_charges_cents = 0 where id = :id`,
)
/** Nothing is claimed any more: it was rejected or cancelled. */
export const releaseClaims = (tx: Transaction, id: string): Promise<void> => tx.send(release({ id }))
