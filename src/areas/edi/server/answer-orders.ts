import { padNumber } from '#kit/text.ts'
import { splitBilledLine } from '#areas/invoices/rules/split-billed-line.ts'
import { isShipped } from '#areas/orders/server/public.ts'
import { numberLength } from '#contract/values.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Partner } from '../edi-partner.ts'
import type { EdiLine, EdiOrder } from '../rules/read-order.ts'
import { type BilledLine, type ShippedLine, writeInvoice, writeShipNotice } from '../rules/write-answers.ts'
import { addAnswer } from './document.store.ts'

const shipped = sql(
  'edi.shipped',
  `select e.id, e.content, o.order_number as "orderNumber", o.tracking, o.delivery_date as "deliveryDate",
     (select json_agg(json_build_object('itemNumber', l.item_number, 'description', l.description,
        'cases', coalesce(r.shipped_cases, 0), 'units', coalesce(r.shipped_units, 0)))
      from order_lines l left join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
      where l.order_id = o.id) as lines
   from edi_orders e join orders o on o.id = e.order_id
   where e.partner = :partner and e.state = 'placed' and e.shipped_at is null
     and ${isShipped('o')}
   order by e.received_at limit 50 for update of e`,
)
const noteShipped = sql('edi.note-shipped', 'update edi_orders set shipped_at = :now where id = :id')
const billed = sql(
  'edi.billed',
  `select e.id, e.content, o.order_number as "orderNumber", i.division, i.invoice_number as "invoiceNumber",
     i.invoice_date as "invoiceDate", i.due_date as "dueDate", i.total_cents as total,
     (select json_agg(json_build_object('itemNumber', n.item_number, 'description', coalesce(l.description, n.item_number),
        'cases', n.shipped_cases, 'units', n.shipped_units, 'weight', n.weight_hundredths,
        'casePrice', n.case_price_cents, 'eachPrice', n.each_price_cents, 'total', n.line_total_cents) order by n.line_number)
      from invoice_lines n left join order_lines l on l.order_id = o.id and l.item_number = n.item_number
      where n.division = i.division and n.invoice_number = i.invoice_number) as lines
   from edi_orders e join orders o on o.id = e.order_id join invoices i on i.order_id = o.id
   where e.partner = :partner and e.state = 'placed' and not exists (
     select from edi_billed b where b.edi_order = e.id and b.division = i.division and b.invoice_number = i.invoice_number)
   order by i.invoice_date, i.invoice_number limit 50 for update of e`,
)
const noteBilled = sql(
  'edi.note-billed',
  'insert into edi_billed (edi_order, division, invoice_number) values (:id, :division, :invoiceNumber)',
)

interface Shipped {
  readonly id: string
  readonly content: EdiOrder
  readonly orderNumber: string
  readonly tracking: string
  readonly deliveryDate: string | null
  readonly lines: readonly { itemNumber: string; description: string; cases: number; units: number }[]
}

interface Billed {
  readonly id: string
  readonly content: EdiOrder
  readonly orderNumber: string
  readonly division: string
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly dueDate: string
  readonly total: number
  readonly lines: readonly InvoiceLine[] | null
}

interface InvoiceLine {
  readonly itemNumber: string
  readonly description: string
  readonly cases: number
  readonly units: number
  readonly weight: number | null
  readonly casePrice: number | null
  readonly eachPrice: number | null
  readonly total: number
}

const isOf = (line: EdiLine, itemNumber: string): boolean => padNumber(line.itemNumber, numberLength) === itemNumber

function shippedLines({ content, lines }: Shipped): ShippedLine[] {
  return content.lines.flatMap((line) => {
    const found = lines.find(({ itemNumber }) => isOf(line, itemNumber))
    const { description = '', cases = 0, units = 0 } = found ?? {}
    return [{ ...line, description, shipped: line.unit === 'case' ? cases : units }]
  })
}

/** A line of the invoice for each unit of an item; a weighed one in pounds. */
const billedLines = ({ content, lines }: Billed): BilledLine[] =>
  (lines ?? []).flatMap((billedLine, index) =>
    splitBilledLine(billedLine).map(({ unit, quantity, isWeighed, total }) => {
      const { itemNumber, description } = billedLine
      const ordered = content.lines.find((line) => line.unit === unit && isOf(line, itemNumber))
      const { id = String(content.lines.length + index + 1), unitCode = unit === 'case' ? 'CA' : 'EA' } = ordered ?? {}
      return { id, itemNumber, description, unitCode: isWeighed ? 'LB' : unitCode, quantity, total }
    }),
  )

/** NEXT-12: the 856 and 810 that are due to a partner, each once. */
export async function answerOrders(tx: Queries, partner: Partner, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const row of await tx.rows<Shipped>(shipped({ partner: partner.id }))) {
    const { id, content, orderNumber, tracking, deliveryDate } = row
    const facts = {
      id: orderNumber,
      day: at.slice(0, 10),
      time: at.slice(11, 16).replace(':', ''),
      tracking,
      deliveryDate,
    }
    const sets = [writeShipNotice({ ...content, orderNumber }, shippedLines(row), facts)]
    await addAnswer(tx, partner, { kind: '856', reference: content.po, sets }, now)
    await tx.run(noteShipped({ id, now }))
  }
  for (const row of await tx.rows<Billed>(billed({ partner: partner.id }))) {
    const { id, content, orderNumber, division, invoiceNumber, invoiceDate, dueDate, total } = row
    const facts = { number: invoiceNumber, date: invoiceDate, dueDate, total }
    const sets = [writeInvoice({ ...content, orderNumber }, billedLines(row), facts)]
    await addAnswer(tx, partner, { kind: '810', reference: invoiceNumber, sets }, now)
    await tx.run(noteBilled({ id, division, invoiceNumber }))
  }
}
