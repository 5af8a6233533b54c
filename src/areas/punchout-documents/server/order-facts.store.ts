import type { OrderedDocument, OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'
import type { DocumentSettings } from '#areas/punchout-settings/document-settings.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { isShipped } from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { SoldLine, SoldOrder } from '../rules/confirm-order.ts'
import type { BilledItem } from '../rules/lines-billed.ts'
import type { ShippedItem } from '../rules/lines-shipped.ts'

/** A part of a buyer's order, with what became of it and what is sent about it. */
export interface OrderPartFacts
  extends
    Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
    Pick<
      DocumentSettings,
      'sendsConfirmations' | 'sendsShipNotices' | 'sendsInvoices' | 'buyerDomain' | 'buyerIdentity'
    > {
  readonly settingsId: string
  readonly ordered: readonly OrderedPartLine[]
  readonly document: OrderedDocument
  readonly isWhole: boolean
  readonly isDiscarded: boolean
  readonly timeZone: string
  readonly supplierName: string
  /** Null before it became a sales order. */
  readonly order:
    | (Pick<SoldOrder, 'message' | 'deliveryDay'> & {
        readonly id: string
        readonly number: string
        readonly status: Exclude<SoldOrder['status'], 'Discarded'>
        readonly tracking: string
        readonly expectedAt: string | null
        readonly isShipped: boolean
        readonly shippedAt: string | null
        readonly lines: readonly (SoldLine & Pick<ShippedItem, 'substitute'> & { readonly shipped: ItemCount | null })[]
      })
    | null
}

/** Cases and eaches on the truck. */
interface ItemCount {
  readonly cases: number
  readonly units: number
}

const pair = (prefix: string) =>
  `case when num_nonnulls(r.${prefix}_cases, r.${prefix}_units) > 0 then json_build_object(
     'cases', coalesce(r.${prefix}_cases, 0), 'units', coalesce(r.${prefix}_units, 0)) end` as const

// The lock makes whoever reports something else of this part wait, so that nothing is said twice.
const lock = sql('punchout-documents.lock-part', 'select from punchout_order_parts where cart_id = :cartId for update')
const facts = sql(
  'punchout-documents.part',
  `select b.settings_id as "settingsId", p.lines as ordered, b.document,
     (select count(*) = 1 from punchout_order_parts a where a.punchout_order_id = b.id) as "isWhole",
     c.status = 'discarded' as "isDiscarded", v.time_zone as "timeZone", v.name as "supplierName",
     s.uom_map_case as "uomMapCase", s.uom_map_each as "uomMapEach", d.sends_confirmations as "sendsConfirmations",
     d.sends_ship_notices as "sendsShipNotices", d.sends_invoices as "sendsInvoices",
     d.buyer_domain as "buyerDomain", d.buyer_identity as "buyerIdentity",
     (select json_build_object('id', o.id, 'number', o.order_number, 'status', o.status, 'deliveryDay', o.delivery_date,
        'tracking', o.tracking, 'expectedAt', o.expected_at, 'isShipped', ${isShipped('o')},
        'shippedAt', (select max(r.reported_at) from order_line_reports r where r.order_id = o.id),
        'message', coalesce((select h.message from order_status_changes h where h.order_id = o.id and h.status = o.status
          order by h.at desc limit 1), ''),
        'lines', (select coalesce(json_agg(json_build_object('itemNumber', l.item_number, 'cases', l.ordered_cases,
            'units', l.ordered_units, 'casePrice', l.case_price_cents, 'eachPrice', l.each_price_cents,
            'deliveryDay', l.delivery_date, 'substitute', r.substitute, 'shipped', ${pair('shipped')},
            'report', case when r.order_id is not null then json_build_object('confirmed', ${pair('confirmed')},
              'substitute', r.substitute, 'reason', r.reason, 'unspsc', coalesce((select g.unspsc from items i
                join categories g on g.id = i.category_id
                where i.division = l.division and i.item_number = r.substitute->>'itemNumber'), '')) end)
            order by l.line_number), '[]')
          from order_lines l
          left join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
          where l.order_id = o.id))
      from orders o where o.cart_id = p.cart_id) as "order"
   from punchout_order_parts p
   join punchout_orders b on b.id = p.punchout_order_id and b.document is not null
   join punchout_settings s on s.id = b.settings_id
   join punchout_document_settings d on d.settings_id = b.settings_id and d.url <> ''
   join carts c on c.id = p.cart_id
   join divisions v on v.code = c.division
   where p.cart_id = :cartId`,
)

/** The part of a cart; undefined where nothing is sent about it (any more). */
export async function lockPart(tx: Queries, cartId: string): Promise<OrderPartFacts | undefined> {
  await tx.run(lock({ cartId }))
  return tx.maybe<OrderPartFacts>(facts({ cartId }))
}

/** An invoice or credit memo of an order. */
export interface BilledOrder {
  readonly number: string
  readonly day: string
  readonly dueInDays: number
  readonly total: number
  readonly billToName: string
  /** The invoice that a credit memo is about; null for an invoice. */
  readonly creditsInvoice: string | null
  readonly lines: readonly BilledItem[]
}

const invoices = sql(
  'punchout-documents.invoices',
  `select i.invoice_number as number, i.invoice_date::text as day, i.due_date - i.invoice_date as "dueInDays",
     i.total_cents as total, t.name as "billToName", i.of as "creditsInvoice",
     (select coalesce(json_agg(json_build_object('itemNumber', n.item_number,
        'description', coalesce(nullif(n.description, ''), l.description, m.description, n.item_number),
        'cases', n.shipped_cases, 'units', n.shipped_units, 'weight', n.weight_hundredths,
        'eachPrice', n.each_price_cents, 'total', n.line_total_cents,
        'replaces', (select s.item_number from order_line_reports r
          join order_lines s on s.order_id = r.order_id and s.line_number = r.line_number
          where r.order_id = :orderId and r.substitute->>'itemNumber' = n.item_number and l.order_id is null
          order by s.line_number limit 1)) order by n.line_number), '[]')
      from invoice_lines n
      left join order_lines l on l.order_id = :orderId and l.item_number = n.item_number
      left join items m on m.division = n.division and m.item_number = n.item_number
      where n.division = i.division and n.invoice_number = i.invoice_number) as lines
   from (
     select i.*, null as of from invoices i where i.order_id = :orderId
     union all
     select i.*, c.invoice_number as of from invoices c
     join credit_requests r on r.division = c.division and r.invoice_number = c.invoice_number
     join invoices i on i.credit_request = r.request_number and i.order_id is null
     where c.order_id = :orderId) i
   join bill_tos t on t.division = i.division and t.number = i.bill_to
   where i.invoice_date >= current_date - 30 and not exists (
     select from punchout_documents d
     where d.cart_id = :cartId and d.kind = 'InvoiceDetailRequest' and d.reference = i.invoice_number)
   order by i.invoice_date, i.of nulls first, i.invoice_number limit 50`,
)

/** The invoices and credit memos of a sales order that no document is about yet. */
export const invoicesToSend = (tx: Queries, cartId: string, orderId: string): Promise<BilledOrder[]> =>
  tx.rows(invoices({ cartId, orderId }))
