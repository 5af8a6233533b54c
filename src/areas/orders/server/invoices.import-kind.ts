import { knownBillTo, knownShipTo } from '#areas/customers/server/public.ts'
import { openAtErp, writeInvoices } from '#areas/invoices/server/public.ts'
import { addInvoiceDates } from '#areas/items/server/public.ts'
import {
  date,
  division,
  documentNumber,
  money,
  signedPounds,
  text,
  tradeNumber,
  whole,
  yesNo,
} from '#platform/imports/cell.ts'
import { importKind, key, needed, optional, part } from '#platform/imports/import-kind.ts'

const maxOnInvoice = 1_000_000
const head = [
  'ship_to',
  'bill_to',
  'order_number',
  'invoice_date',
  'due_date',
  'total_cents',
  'open_cents',
  'paid_on',
  'is_deposit',
  'credit_request',
]
const headOf = (alias: string) => `(${head.map((column) => `${alias}.${column}`).join(', ')})`

/** What a batch writes, with the id of the order where the staged row has its number. */
const lines = `(
  select r.*, (select o.id from orders o where o.order_number = r.order_number) as order_id
  from import_ready r where r.outcome <> 'unchanged')`

/**
 * Invoices: one row a line. Lines of one invoice repeat its facts. Credits are negative. The kind
 * is here because it names orders, and the area invoices is below orders.
 */
export const invoicesImportKind = importKind({
  name: 'invoices',
  rowIs: 'one line of one invoice; rows of one invoice repeat its facts',
  table: 'invoice_lines',
  alsoFills: ['invoices', 'invoice_entries', 'item_purchases'],
  whole: {
    keyOf: (row) => (row.division && row.invoiceNumber ? `${row.division}/${row.invoiceNumber}` : undefined),
    otherRows: { field: 'invoiceNumber', reason: 'Another line of this invoice is refused' },
    standTogether: true,
  },
  key: ['division', 'invoice_number', 'line_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    invoiceNumber: key(documentNumber, 'Number on the invoice', 'invoice_number'),
    lineNumber: key(whole(1, maxOnInvoice), 'Line of the invoice, from 1', 'line_number', 'integer'),
    shipTo: needed(tradeNumber, 'Ship-to number', 'ship_to'),
    billTo: optional(
      tradeNumber,
      "Bill-to number; the ship-to's unless given",
      'bill_to',
      'text',
      '(select t.bill_to from ship_tos t where t.division = s.division and t.number = s.ship_to)',
    ),
    orderNumber: optional(documentNumber, 'Order it bills', 'order_number', 'text', 'null'),
    invoiceDate: needed(date, 'Date of the invoice', 'invoice_date', 'date'),
    dueDate: needed(date, 'When it is due', 'due_date', 'date'),
    total: needed(money(-1e15), 'Dollars of the whole invoice, tax and freight included', 'total_cents', 'bigint'),
    openAmount: optional(money(-1e15), 'Dollars not yet paid', 'open_cents', 'bigint', '0'),
    paidDate: optional(
      date,
      'When it was paid; the due date, or today if that is earlier, unless given',
      'paid_on',
      'date',
    ),
    isDeposit: optional(
      yesNo,
      'A returned deposit, such as of kegs; its total is negative',
      'is_deposit',
      'boolean',
      'false',
    ),
    creditRequest: optional(
      documentNumber,
      'Credit request it answers, as in `credit.approved`; of a credit memo',
      'credit_request',
      'text',
      'null',
    ),
    itemNumber: needed(tradeNumber, 'Item number; it need not be sold any more', 'item_number'),
    description: optional(
      text(200),
      'The item as it was billed; as in the catalogue unless given',
      'description',
      'text',
      "''",
    ),
    packSize: optional(text(60), 'Its pack as it was billed', 'pack_size_description', 'text', "''"),
    shippedCases: optional(whole(-maxOnInvoice, maxOnInvoice), 'Cases shipped', 'shipped_cases', 'integer', '0'),
    shippedUnits: optional(whole(-maxOnInvoice, maxOnInvoice), 'Eaches shipped', 'shipped_units', 'integer', '0'),
    weight: optional(
      signedPounds,
      'Pounds weighed, for catch weight; below zero of what comes back',
      'weight_hundredths',
      'integer',
    ),
    casePrice: optional(money(), 'Dollars a case', 'case_price_cents', 'bigint'),
    eachPrice: optional(money(), 'Dollars an each', 'each_price_cents', 'bigint'),
    charge: part(text(40), 'What a row is that is no item, such as Tax or Freight: it is left out'),
    lineTotal: needed(money(-1e15), 'Dollars of the line', 'line_total_cents', 'bigint'),
  },
  passesOver: {
    column: 'charge',
    reason: 'Tax, freight and other charges show as what the total has beyond its lines',
  },
  references: [
    knownShipTo,
    knownBillTo,
    {
      field: 'orderNumber',
      when: `s.order_number is not null and not exists (select 1 from orders r
        where r.order_number = s.order_number and r.division = s.division and r.ship_to = coalesce(s.ship_to, o.ship_to))`,
      reason: 'There is no such order of this ship-to',
    },
    {
      field: 'invoiceNumber',
      when: `exists (select 1 from import_stage f where f.invoice_number = s.invoice_number and f.division = s.division
        and f.line < s.line and ${headOf('f')} is distinct from ${headOf('s')})`,
      reason: 'The facts of the invoice differ from those on an earlier line of it',
    },
    {
      field: 'creditRequest',
      when: `s.credit_request is not null and (exists (select 1 from invoices c
        where c.credit_request = s.credit_request and (c.division, c.invoice_number) <> (s.division, s.invoice_number))
        or exists (select 1 from import_stage c where c.credit_request = s.credit_request and c.line < s.line
          and (c.division, c.invoice_number) <> (s.division, s.invoice_number)))`,
      reason: 'Another credit memo answers this credit request',
    },
  ],
  current: `(select h.division, h.invoice_number, g.line_number, l.line_number is not null as stored, h.ship_to, h.bill_to,
      (select r.order_number from orders r where r.id = h.order_id) as order_number, h.invoice_date, h.due_date,
      h.total_cents, ${openAtErp('h')} as open_cents, h.paid_on, h.is_deposit, h.credit_request, l.item_number, l.description, l.pack_size_description, l.shipped_cases, l.shipped_units, l.weight_hundredths,
      l.case_price_cents, l.each_price_cents, l.line_total_cents
    from import_stage g join invoices h on h.division = g.division and h.invoice_number = g.invoice_number
    left join invoice_lines l
      on l.division = h.division and l.invoice_number = h.invoice_number and l.line_number = g.line_number)`,
  write: [
    ...writeInvoices(lines),
    addInvoiceDates(`select division, ship_to, item_number, max(invoice_date) from ${lines} l group by 1, 2, 3`),
  ],
})
