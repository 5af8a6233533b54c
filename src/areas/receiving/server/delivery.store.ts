import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DeliveryDetail, DeliverySummary, ReceiptCredit } from '../receiving.ts'
import {
  type BilledLine,
  type DeliveryFacts,
  type ItemFacts,
  listLines,
  type OrderedLine,
} from '../rules/list-lines.ts'
import { receiptState } from '../rules/receipt-state.ts'
import { finishJson, iso, latestFinish, namePair, trucks } from './receiving-sql.ts'

/** A ship-to. */
export interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

/** A delivery of a ship-to that somebody asks about. */
export interface DeliveryQuestion extends OfShipTo {
  readonly delivery: string
}

type StoredHead = Omit<DeliverySummary, 'state' | 'lines'> & {
  readonly lastSeq: number
  readonly finishedSeq: number | null
}

const headPairs = `
  'key', t.key, 'division', s.division, 'shipTo', s.number, 'shipToName', s.name, 'orderId', t.order_id,
  'orderNumber', o.order_number, 'po', coalesce(o.po, ''), 'invoiceNumber', t.invoice_number, 'day', t.day,
  'tracking', coalesce(o.tracking, ''), 'lastSeq', coalesce(r.last_seq, 0), 'finishedSeq', r.finished_seq,
  'finish', ${latestFinish('r')}` as const
const headTables = `
  join ship_tos s on s.division = :division and s.number = :shipTo
  left join orders o on o.id = t.order_id
  left join receipts r on r.division = :division and r.ship_to = :shipTo and r.delivery_key = t.key` as const

const lineCount = `
  'lines', case when t.invoice_number is not null
    then (select count(distinct l.item_number) from invoice_lines l
          where l.division = s.division and l.invoice_number = t.invoice_number)
    else (select count(distinct l.item_number) from order_lines l where l.order_id = t.order_id) end` as const

const list = sql(
  'receiving.list',
  `with ${trucks}
   select json_build_object(${headPairs}, ${lineCount}) as delivery
   from trucks t ${headTables}
   where t.day between :since and :until
   order by t.day desc, t.key`,
)

/** The deliveries of a ship-to in a range of days, the latest first. */
export async function listDeliveries(
  db: Queries,
  { division, shipTo }: OfShipTo,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<DeliverySummary[]> {
  const asked = { division, shipTo, since: from, until: to, orderId: null, invoiceNumber: null }
  const rows = await db.rows<{ delivery: StoredHead & { lines: number } }>(list(asked))
  return rows.map(({ delivery }) => summaryOf(delivery))
}

function summaryOf<Head extends StoredHead>({ lastSeq, finishedSeq, ...head }: Head) {
  return { ...head, state: receiptState({ lastSeq, finishedSeq }) }
}

// `storageTemp` is in degrees Fahrenheit.
const itemFacts = `(select json_agg(json_build_object('itemNumber', n.item_number, 'description', n.description,
      'packSizeDescription', n.pack_size_description, 'brand', n.brand, 'isCatchWeight', n.is_catch_weight,
      'eachesPerCase', n.eaches_per_case, 'maxTemperature', (n.details->'storageTemp'->>'max')::numeric))
    from items n where n.division = s.division and n.item_number in (
      select l.item_number from order_lines l where l.order_id = t.order_id
      union select p.substitute->>'itemNumber' from order_line_reports p where p.order_id = t.order_id
      union select l.item_number from invoice_lines l
        where l.division = s.division and l.invoice_number = t.invoice_number))`

const pair = (cases: string, units: string) =>
  `case when ${cases} is not null then json_build_object('cases', ${cases}, 'units', ${units}) end`

const one = sql(
  'receiving.one',
  `with ${trucks}
   select json_build_object(${headPairs}, 'receiptId', r.id, 'timeZone', d.time_zone,
     'items', coalesce(${itemFacts}, '[]'),
     'ordered', coalesce((select json_agg(json_build_object('itemNumber', l.item_number, 'description', l.description,
         'packSizeDescription', l.pack_size_description, 'cases', l.ordered_cases, 'units', l.ordered_units,
         'shipped', ${pair('p.shipped_cases', 'p.shipped_units')},
         'confirmed', ${pair('p.confirmed_cases', 'p.confirmed_units')}, 'substitute', p.substitute) order by l.line_number)
       from order_lines l left join order_line_reports p on p.order_id = l.order_id and p.line_number = l.line_number
       where l.order_id = t.order_id and t.key like 'O-%'
         and (t.invoice_number is not null or l.delivery_date is null or l.delivery_date = o.delivery_date)), '[]'),
     'billed', case when t.invoice_number is not null then
       coalesce((select json_agg(json_build_object('itemNumber', l.item_number, 'description', l.description,
         'packSizeDescription', l.pack_size_description, 'cases', l.shipped_cases, 'units', l.shipped_units,
         'weightHundredths', l.weight_hundredths) order by l.line_number)
       from invoice_lines l where l.division = s.division and l.invoice_number = t.invoice_number), '[]') end,
     'finishes', coalesce((select json_agg(${finishJson('f')} order by f.number)
       from receipt_finishes f where f.receipt_id = r.id), '[]'),
     'results', coalesce((select f.results from receipt_finishes f where f.receipt_id = r.id
       order by f.number desc limit 1), '[]'),
     'photos', coalesce((select json_agg(json_build_object('id', p.id, 'itemNumber', p.item_number,
         'byName', ${namePair('p.user_id', 'p.real_user_id')}, 'at', ${iso('p.taken_at')}) order by p.taken_at, p.id)
       from receipt_photos p where p.receipt_id = r.id), '[]')) as delivery
   from trucks t ${headTables}
   join divisions d on d.code = s.division
   where t.key = :delivery`,
)

/** A delivery as it is stored; what may be done with it depends on the day. */
export interface StoredDelivery extends Omit<DeliveryDetail, 'whyNotReceive' | 'credits'> {
  /** Null before anybody checked anything. */
  readonly receiptId: string | null
  readonly timeZone: string
}

type StoredOne = StoredHead &
  Pick<StoredDelivery, 'finishes' | 'results' | 'photos' | 'receiptId' | 'timeZone'> & {
    readonly ordered: readonly OrderedLine[]
    readonly billed: readonly BilledLine[] | null
    readonly items: readonly ItemFacts[]
  }

/** One delivery with its lines; undefined when the ship-to has none of this key. */
export async function readDelivery(db: Queries, question: DeliveryQuestion): Promise<StoredDelivery | undefined> {
  const { division, shipTo, delivery } = question
  const [kind, id] = [delivery.slice(0, 1), delivery.slice(2)]
  const found = await db.maybe<{ delivery: StoredOne }>(
    one({
      division,
      shipTo,
      delivery,
      since: null,
      orderId: kind === 'O' ? id : null,
      invoiceNumber: kind === 'I' ? id : null,
    }),
  )
  if (!found) return undefined
  const { ordered, billed, items, ...stored } = found.delivery
  const facts: DeliveryFacts = { ordered, billed, items }
  return { ...summaryOf(stored), lines: listLines(facts) }
}

/** A delivery's detail as it is returned. */
export function toDetail(
  { receiptId: _, timeZone: __, ...stored }: StoredDelivery,
  credits: ReceiptCredit[],
  whyNotReceive: string | null,
): DeliveryDetail {
  return { ...stored, credits, whyNotReceive }
}

const found = sql(
  'receiving.of-paper',
  `with ${trucks}
   select json_build_object(${headPairs}) as delivery
   from trucks t ${headTables}
   where t.order_id = :orderId or t.invoice_number = :invoiceNumber
   order by t.day, t.key`,
)

/** The trucks of an order or of an invoice of the ship-to, the first to come first. */
export async function deliveriesOf(
  db: Queries,
  { division, shipTo }: OfShipTo,
  { orderId, invoiceNumber }: { readonly orderId: string | null; readonly invoiceNumber: string | null },
): Promise<Omit<DeliverySummary, 'lines'>[]> {
  const rows = await db.rows<{ delivery: StoredHead }>(found({ division, shipTo, orderId, invoiceNumber, since: null }))
  return rows.map(({ delivery }) => summaryOf(delivery))
}
