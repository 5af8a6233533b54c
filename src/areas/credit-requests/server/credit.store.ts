import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import { creditPhotoUrls } from '../credit-photos.endpoints.ts'
import type {
  CreditComment,
  CreditLine,
  CreditPhoto,
  CreditRequest,
  CreditStatus,
  CreditSummary,
} from '../credit-request.ts'
import type { getCreditHistory } from '../credit-requests.endpoints.ts'
import { creditEventWords, type StoredCreditEvent } from '../rules/event-words.ts'
import { creditTables, iso, nameOf, summaryPairs } from './credit-columns.ts'

type Stored<T> = Omit<T, 'photos'> & { readonly photos: readonly string[] }

interface StoredCredit extends CreditSummary, Pick<CreditRequest, 'note' | 'charges' | 'approvedCharges'> {
  readonly timeZone: string
  readonly createdBy: string
  readonly assignee: string | null
  readonly items: readonly Stored<CreditLine>[]
  readonly comments: readonly Stored<CreditComment>[]
  readonly events: readonly (StoredCreditEvent & { readonly at: string })[]
}

const one = sql(
  'credits.one',
  `select json_build_object(${summaryPairs}, 'timeZone', d.time_zone, 'createdBy', r.created_by,
     'assignee', r.assignee, 'note', r.note, 'charges', r.charges_cents, 'approvedCharges', r.approved_charges_cents,
     'items', array(
       select json_build_object('lineNumber', l.line_number, 'invoiceLine', l.invoice_line, 'itemNumber', l.item_number,
         'description', l.description, 'packSizeDescription', l.pack_size_description, 'code', l.code,
         'codeName', l.code_name, 'unit', l.unit, 'quantity', l.quantity, 'billedPrice', l.billed_price,
         'askedPrice', l.asked_price, 'reason', l.reason, 'isPickUp', l.is_pick_up, 'amount', l.amount_cents,
         'approvedQuantity', l.approved_quantity, 'approvedAmount', l.approved_cents,
         'photos', array(select p.id from credit_photos p
           where p.request_id = r.id and p.line_number = l.line_number order by p.position, p.id))
       from credit_request_lines l where l.request_id = r.id order by l.line_number),
     'comments', array(
       select json_build_object('id', c.id, 'at', ${iso('c.at')}, 'byName', ${nameOf('coalesce(c.by_real_user, c.by_user)')},
         'isByStaff', c.is_by_staff, 'isInternal', c.is_internal, 'text', c.text,
         'photos', array(select p.id from credit_photos p where p.comment_id = c.id order by p.position, p.id))
       from credit_request_comments c
       where c.request_id = r.id and (:forStaff or not c.is_internal) order by c.at, c.id),
     'events', array(
       select json_build_object('at', ${iso('e.at')}, 'kind', e.kind, 'toStatus', e.to_status,
         'byName', coalesce(${nameOf('coalesce(e.by_real_user, e.by_user)')}, ''),
         'isByStaff', coalesce((select ${isStaff('w')} from users w where w.id = e.by_user), true),
         'assigneeName', ${nameOf('e.assignee')}, 'formerName', ${nameOf('e.former_assignee')},
         'amount', e.amount_cents, 'message', e.message)
       from credit_request_events e where e.request_id = r.id order by e.version)) as request
   from credit_requests r ${creditTables} join users u on u.id = :userId
   where r.id = :id and ${mayShipTo('u', 'r.division', 'r.ship_to')}`,
)

/** A request without what depends on the reader's positions. */
export interface ReadCredit extends Omit<CreditRequest, 'abilities'> {
  readonly timeZone: string
  readonly createdBy: string
  readonly assignee: string | null
}

const photo = (id: string): CreditPhoto => ({ id, ...creditPhotoUrls(id) })

/**
 * CREDIT-4: one request the user may read; internal comments and their photos are for staff alone.
 */
export async function readCredit(
  db: Queries,
  id: string,
  { userId, forStaff }: { readonly userId: string; readonly forStaff: boolean },
): Promise<ReadCredit | undefined> {
  const found = await db.maybe<{ request: StoredCredit }>(one({ id, userId, forStaff }))
  if (!found) return undefined
  const { items, comments, events, ...request } = found.request
  return {
    ...request,
    items: items.map(({ photos, ...line }) => ({ ...line, photos: photos.map(photo) })),
    comments: comments.map(({ photos, ...comment }) => ({ ...comment, photos: photos.map(photo) })),
    events: events.flatMap((event) => {
      const sentence = creditEventWords(event, forStaff)
      const byName = forStaff || !event.isByStaff ? event.byName : ''
      return sentence === undefined ? [] : [{ at: event.at, kind: event.kind, byName, sentence }]
    }),
  }
}

const names = sql(
  'credits.names',
  `select r.id, r.request_number as "requestNumber", r.status
   from credit_requests r join users u on u.id = :userId
   where r.id = any(:ids::uuid[]) and ${mayShipTo('u', 'r.division', 'r.ship_to')}`,
)

/** Numbers and states of those of these requests the user may read. */
export const namesOfCredits = (
  db: Queries,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; requestNumber: string; status: CreditStatus }[]> => db.rows(names({ userId, ids }))

const history = sql(
  'credits.history',
  `with earlier as (
     select h.*, (h.created_at at time zone d.time_zone)::date as created_on,
       array(select distinct o.item_number from credit_request_lines o
             join credit_request_lines own on own.request_id = r.id and own.item_number = o.item_number
             where o.request_id = h.id order by 1) as same_items
     from credit_requests r join divisions d on d.code = r.division
     join credit_requests h on h.division = r.division and h.ship_to = r.ship_to and h.id <> r.id
       and h.created_at > :since
     where r.id = :id)
   select coalesce((select sum(e.amount_cents) from earlier e), 0)::bigint as asked,
     coalesce((select sum(e.approved_cents) from earlier e where e.status = 'approved'), 0)::bigint as approved,
     ${jsonList(`select json_build_object('id', e.id, 'requestNumber', e.request_number, 'status', e.status,
         'createdOn', e.created_on, 'codes', e.codes, 'amount', e.amount_cents, 'approvedAmount', e.approved_cents,
         'sameItems', e.same_items)
       from earlier e order by e.created_at desc, e.id limit 50`)} as requests`,
)

/** CREDIT-2: what the ship-to of a request asked for besides, since then. */
export const readCreditHistory = (db: Queries, id: string, since: Date): Promise<CallAnswer<typeof getCreditHistory>> =>
  db.row(history({ id, since }))
