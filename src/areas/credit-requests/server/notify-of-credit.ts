import type { Actor } from '#kit/actor.ts'
import { isStaff } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import { creditRequestAddress } from '../credit-requests.addresses.ts'
import type { CreditEventKind } from '../credit-request.ts'
import { creditMail, type MailedCredit } from '../rules/credit-mail.ts'
import type { StoredCreditEvent } from '../rules/event-words.ts'
import { creditLink } from './credit-link.ts'
import { nameOf } from './credit-columns.ts'

/** Notifies browsers of whoever may read the request; `staffOnly`: of staff alone. */
export const publishCredit = (
  tx: Queries,
  { id, division, shipTo }: { readonly id: string; readonly division: string; readonly shipTo: string },
  actor: Pick<Actor, 'realUserId'> | null,
  staffOnly = false,
): Promise<void> =>
  publish(tx, {
    topic: 'credit-request',
    division,
    shipTo,
    id,
    ...(actor && { by: actor.realUserId }),
    ...(staffOnly && { staffOnly }),
  })

/** A request with the people who get mail about it. */
export interface CreditPeople extends MailedCredit {
  readonly division: string
  readonly shipTo: string
  readonly createdBy: string
  readonly isCreatorStaff: boolean
  readonly assignee: string | null
  readonly formerAssignee: string | null
  /** Users' ids; null where the ship-to has none. */
  readonly dsr: string | null
  readonly dsm: string | null
  readonly lastEvent: StoredCreditEvent
}

const staffBy = <Column extends string>(column: Column) =>
  `(select w.id from users w where w.email = s.${column} and w.is_active and ${isStaff('w')})` as const

const people = sql(
  'credits.people',
  `select r.division, r.ship_to as "shipTo", r.request_number as "requestNumber", r.invoice_number as "invoiceNumber", r.status, s.name as "shipToName",
     r.amount_cents as amount, r.approved_cents as "approvedAmount", r.created_by as "createdBy",
     (select ${isStaff('w')} from users w where w.id = r.created_by) as "isCreatorStaff", r.assignee,
     e.former_assignee as "formerAssignee", ${staffBy('dsr_email')} as dsr, ${staffBy('dsm_email')} as dsm,
     (select m.invoice_number from invoices m where m.credit_request = r.request_number) as "creditMemo",
     json_build_object('kind', e.kind, 'toStatus', e.to_status,
       'byName', coalesce(${nameOf('coalesce(e.by_real_user, e.by_user)')}, ''),
       'isByStaff', coalesce((select ${isStaff('w')} from users w where w.id = e.by_user), true),
       'assigneeName', ${nameOf('e.assignee')}, 'formerName', ${nameOf('e.former_assignee')},
       'amount', e.amount_cents, 'message', e.message) as "lastEvent"
   from credit_requests r join ship_tos s on s.division = r.division and s.number = r.ship_to
   join credit_request_events e on e.request_id = r.id and e.version = r.version
   where r.id = :id`,
)

/** Where notifications about a request lead, and whose they are. */
export const placeOfCredit = (id: string, { division, shipTo }: Pick<CreditPeople, 'division' | 'shipTo'>) => ({
  to: creditRequestAddress(id),
  division,
  shipTo,
})

/** Who is concerned by a request, as it is now. */
export const peopleOf = (tx: Queries, id: string): Promise<CreditPeople> => tx.row(people({ id }))

/**
 * CREDIT-4: whom a move concerns, besides whoever made it: requesters and those it now waits for.
 */
const concerned = (move: CreditEventKind, of: CreditPeople): { requester: boolean; staff: (string | null)[] } => {
  const waitsFor = of.status === 'pendingDsrApproval' ? of.dsr : of.status === 'pendingDsmApproval' ? of.dsm : null
  switch (move) {
    case 'created':
      return { requester: true, staff: [waitsFor] }
    case 'dsrApprove':
      return { requester: false, staff: [waitsFor] }
    case 'assign':
      return { requester: false, staff: [of.assignee] }
    case 'reassign':
    case 'takeOver':
      return { requester: false, staff: [of.assignee, of.formerAssignee] }
    case 'unassign':
    case 'declined':
      return { requester: false, staff: [of.formerAssignee] }
    case 'approve':
    case 'dsrReject':
    case 'reject':
    case 'posted':
      return { requester: true, staff: [] }
    case 'cancel':
      return { requester: false, staff: [of.assignee] }
  }
}

/** CREDIT-4: mail about the move a request has just made, as those it concerns want it. */
export async function notifyOfMove(
  tx: Queries,
  about: {
    readonly id: string
    readonly move: CreditEventKind
    /** Null: the ERP. */
    readonly actor: Pick<Actor, 'userId'> | null
    readonly publicUrl: string
  },
): Promise<void> {
  const of = await peopleOf(tx, about.id)
  const { requester, staff } = concerned(about.move, of)
  const link = creditLink(about.publicUrl, about.id)
  const place = placeOfCredit(about.id, of)
  const self = about.actor?.userId
  if (requester && (of.createdBy !== self || about.move === 'created'))
    await notify(tx, of.createdBy, 'creditRequest', creditMail(of, of.lastEvent, of.isCreatorStaff, link), place)
  for (const userId of new Set(staff))
    if (userId !== null && userId !== self)
      await notify(tx, userId, 'creditRequestWork', creditMail(of, of.lastEvent, true, link), place)
}
