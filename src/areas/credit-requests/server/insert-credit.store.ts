import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CreditOptions } from '../credit-draft.ts'
import type { CreditOrigin } from '../credit-request.ts'
import type { PricedCredit } from '../rules/check-credit.ts'
import type { FirstState } from '../rules/first-state.ts'

/** A request about to exist. */
export interface NewCredit {
  readonly id: string
  readonly options: CreditOptions
  readonly priced: PricedCredit
  readonly first: FirstState
  readonly origin: CreditOrigin
  readonly returnOn: CalendarDate | null
  readonly note: string
  readonly actor: Pick<Actor, 'userId' | 'realUserId'>
  readonly dueAt: Date
}

const insert = sql(
  'credits.insert',
  `with made as (
     insert into credit_requests (id, division, invoice_number, invoice_date, ship_to, bill_to, origin, status, dsr_status,
       dsm_status, dsr_approved_by, dsm_approved_by, codes, credit_types, amount_cents, charges_cents,
       claim_charges_cents, return_on, note, created_by, created_by_real_user, created_at, changed_at, due_at)
     values (:id, :division, :invoiceNumber, :invoiceDate, :shipTo, :billTo, :origin, :status, :dsr, :dsm,
       case when :dsr = 'approved' then :userId::uuid end, case when :dsm = 'approved' then :userId::uuid end, :codes,
       :creditTypes, :amount, :charges, :charges, :returnOn, :note, :userId, :realUserId, :now, :now, :dueAt)
     returning id, request_number),
   event as (
     insert into credit_request_events (request_id, version, at, kind, to_status, by_user, by_real_user, amount_cents)
     select m.id, 1, :now::timestamptz, 'created', :status, :userId::uuid, :realUserId::uuid, :amount::bigint from made m)
   select request_number as "requestNumber" from made`,
)

const insertLines = sql(
  'credits.insert-lines',
  `insert into credit_request_lines (request_id, line_number, division, invoice_number, invoice_line, ship_to, item_number,
     description, pack_size_description, code, code_name, kind, unit, quantity, billed_price, asked_price, reason,
     is_pick_up, amount_cents, claim_quantity, claim_cases, claim_units, claim_cents)
   select :id, l."lineNumber", :division, :invoiceNumber, l."invoiceLine", :shipTo, l."itemNumber", l.description,
     l."packSizeDescription", l.code, l."codeName", l.kind, l.unit, l.quantity, l."billedPrice", l."askedPrice", l.reason,
     l."isPickUp", l.amount, l.quantity, l."takeCases", l."takeUnits", l.amount
   from jsonb_to_recordset(:lines::jsonb) as l ("lineNumber" int, "invoiceLine" int, "itemNumber" text, description text,
     "packSizeDescription" text, code text, "codeName" text, kind text, unit text, quantity int, "billedPrice" bigint,
     "askedPrice" bigint, reason text, "isPickUp" boolean, amount bigint, "takeCases" int, "takeUnits" int)
   order by l."invoiceLine", l."lineNumber"`,
)

/** CREDIT-1: writes a request with its lines and claims; returns its number. */
export async function insertCredit(tx: Transaction, credit: NewCredit, now: Date): Promise<string> {
  const { id, options, priced, first, actor } = credit
  const { division, invoiceNumber, shipTo } = options
  const billed = new Map(options.lines.map((line) => [line.lineNumber, line]))
  const { requestNumber } = await tx.row<{ requestNumber: string }>(
    insert({
      id,
      division,
      invoiceNumber,
      invoiceDate: options.invoiceDate,
      shipTo,
      billTo: options.billTo,
      origin: credit.origin,
      status: first.status,
      dsr: first.dsr,
      dsm: first.dsm,
      codes: [...new Set(priced.lines.map(({ code }) => code))],
      creditTypes: priced.creditTypes,
      amount: priced.total,
      charges: priced.charges,
      returnOn: credit.returnOn,
      note: credit.note,
      userId: actor.userId,
      realUserId: actor.realUserId === actor.userId ? null : actor.realUserId,
      now,
      dueAt: credit.dueAt,
    }),
  )
  const lines = priced.lines.map(({ photos: _, take, ...line }, index) => {
    const { itemNumber, description, packSizeDescription } = billed.get(line.invoiceLine)!
    const item = { itemNumber, description, packSizeDescription }
    return { ...line, ...item, lineNumber: index + 1, takeCases: take.cases, takeUnits: take.units }
  })
  await tx.send(insertLines({ id, division, invoiceNumber, shipTo, lines: JSON.stringify(lines) }))
  return requestNumber
}
