import { knownShipTo } from '#areas/customers/server/public.ts'
import { maxQuantity } from '#contract/values.ts'
import { date, division, money, perPoundMoney, pounds, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { customItemLimits } from '../custom-item.ts'
import { distributorLimits } from '../customer-distributor.ts'
import { invoiceLimits } from '../customer-invoice.ts'

const distributor = `(select r.id from customer_distributors r
  where r.division = m.division and r.ship_to = m.ship_to and r.name = m.distributor_name)`
/** The custom item `i` of a row: of several with its number the active one. */
const itemOf = () => `lateral (
  select i.id, i.is_broken_case, i.is_catch_weight from custom_items i
  where i.division = m.division and i.ship_to = m.ship_to and i.customer_item_number = m.customer_item_number
  order by i.is_active desc, i.id limit 1) i`
const ofItem = (condition: string) => `exists (select 1 from ${itemOf()} where ${condition})`
/** SQL of cents: `rules/check-invoice-line.ts` computes the same. */
const lineTotal = `case when m.per_pound_hundredths is null
  then m.cases::bigint * coalesce(m.case_price_cents, 0) + m.units::bigint * coalesce(m.each_price_cents, 0)
  else round(m.weight_hundredths::numeric * m.per_pound_hundredths / 10000)::bigint end`

/** Invoices of other distributors, a row a line; rows of one invoice repeat its facts (GUIDE-4). */
export const customerInvoicesImportKind = importKind({
  name: 'customer-invoices',
  rowIs: "one line of one invoice of a ship-to's other distributor; rows of one invoice repeat its facts",
  table: 'customer_invoice_lines',
  publishes: 'customer-data',
  alsoFills: ['customer_invoices'],
  whole: {
    keyOf: ({ division: of, shipTo, distributorName, invoiceNumber }) =>
      of && shipTo && distributorName && invoiceNumber
        ? [of, shipTo, distributorName, invoiceNumber].join('\u001F')
        : undefined,
    otherRows: { field: 'invoiceNumber', reason: 'Another line of this invoice is refused' },
    standTogether: true,
  },
  key: ['division', 'ship_to', 'distributor_name', 'invoice_number', 'line_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    distributorName: key(text(distributorLimits.name), 'One of its customer-distributors', 'distributor_name'),
    invoiceNumber: key(text(invoiceLimits.invoiceNumber), 'Number on the invoice', 'invoice_number'),
    lineNumber: key(whole(1, invoiceLimits.lines), 'Line of the invoice, from 1', 'line_number', 'integer'),
    invoiceDate: needed(date, 'Date of the invoice', 'invoice_date', 'date'),
    note: optional(text(invoiceLimits.note), 'Note', 'note'),
    customerItemNumber: needed(
      text(customItemLimits.customerItemNumber),
      "The kitchen's own number of the custom item",
      'customer_item_number',
    ),
    cases: optional(whole(0, maxQuantity), 'Cases', 'cases', 'integer', '0'),
    units: optional(whole(0, maxQuantity), 'Eaches', 'units', 'integer', '0'),
    casePrice: optional(money(), 'Dollars a case', 'case_price_cents', 'bigint'),
    eachPrice: optional(money(), 'Dollars an each', 'each_price_cents', 'bigint'),
    weight: optional(pounds, 'Pounds weighed, for catch weight', 'weight_hundredths', 'integer'),
    perPound: optional(perPoundMoney, 'Dollars a pound, for catch weight', 'per_pound_hundredths', 'integer'),
  },
  computed: [
    {
      column: 'id',
      type: 'uuid',
      isFresh: true,
      // All lines of a new invoice take the id that its first line brought, or the stored one.
      fallback: `coalesce((select v.id from customer_invoices v join customer_distributors d on d.id = v.distributor_id
          where v.division = s.division and v.ship_to = s.ship_to and d.name = s.distributor_name
            and v.invoice_number = s.invoice_number),
        (select f.id from import_stage f where f.division = s.division and f.ship_to = s.ship_to
          and f.distributor_name = s.distributor_name and f.invoice_number = s.invoice_number order by f.line limit 1))`,
      from: () => undefined,
    },
  ],
  references: [
    knownShipTo,
    {
      field: 'distributorName',
      when: `${distributor} is null`,
      reason: 'There is no such distributor of this ship-to',
    },
    {
      field: 'invoiceDate',
      when: `m.invoice_date > (now() at time zone (select v.time_zone from divisions v where v.code = m.division))::date`,
      reason: 'The invoice date cannot be in the future',
    },
    {
      field: 'customerItemNumber',
      when: `not ${ofItem('true')}`,
      reason: 'There is no custom item with this number of this ship-to',
    },
    { field: 'cases', when: 'm.cases + m.units = 0', reason: 'Cases or eaches are required' },
    {
      field: 'units',
      when: `m.units > 0 and ${ofItem('not i.is_broken_case')}`,
      reason: 'This custom item is bought by the case only',
    },
    {
      field: 'weight',
      when: `${ofItem('i.is_catch_weight')} and coalesce(m.weight_hundredths, 0) = 0`,
      reason: 'is required: this custom item is priced by the pound',
    },
    {
      field: 'perPound',
      when: `${ofItem('i.is_catch_weight')} and m.per_pound_hundredths is null`,
      reason: 'is required: this custom item is priced by the pound',
    },
    {
      field: 'weight',
      when: `${ofItem('not i.is_catch_weight')} and num_nonnulls(m.weight_hundredths, m.per_pound_hundredths) > 0`,
      reason: 'This custom item is not priced by the pound',
    },
    {
      field: 'casePrice',
      when: `${ofItem('not i.is_catch_weight')} and m.cases > 0 and m.case_price_cents is null`,
      reason: 'is required',
    },
    { field: 'eachPrice', when: 'm.units > 0 and m.each_price_cents is null', reason: 'is required' },
    {
      field: 'casePrice',
      when: `greatest(m.case_price_cents, m.each_price_cents, m.per_pound_hundredths, m.weight_hundredths, 0) > ${customItemLimits.priceCents}
        or ${lineTotal} > 9999999999`,
      reason: 'The line is too large',
    },
    {
      field: 'invoiceNumber',
      when: `exists (select 1 from import_stage f where f.division = s.division and f.ship_to = s.ship_to
        and f.distributor_name = s.distributor_name and f.invoice_number = s.invoice_number and f.line < s.line
        and (f.invoice_date, f.note) is distinct from (s.invoice_date, s.note))`,
      reason: 'The facts of the invoice differ from those on an earlier line of it',
    },
  ],
  current: `(select v.division, v.ship_to, d.name as distributor_name, v.invoice_number, g.line_number,
      l.line_number is not null as stored, v.id, v.invoice_date, v.note, i.customer_item_number, l.cases, l.units,
      l.case_price_cents, l.each_price_cents, l.weight_hundredths, l.per_pound_hundredths
    from import_stage g
    join customer_distributors d on d.division = g.division and d.ship_to = g.ship_to and d.name = g.distributor_name
    join customer_invoices v on v.distributor_id = d.id and v.invoice_number = g.invoice_number
    left join customer_invoice_lines l on l.invoice_id = v.id and l.line_number = g.line_number
    left join custom_items i on i.id = l.custom_item_id)`,
  write: [
    `insert into customer_invoices (id, division, ship_to, distributor_id, invoice_number, invoice_date, note)
     select distinct on (m.id) m.id, m.division, m.ship_to, ${distributor}, m.invoice_number, m.invoice_date, m.note
     from import_ready m where m.outcome <> 'unchanged' order by m.id, m.line
     on conflict (id) do update set invoice_date = excluded.invoice_date, note = excluded.note,
       version = customer_invoices.version + 1, changed_by = null, changed_at = now()`,
    `insert into customer_invoice_lines (invoice_id, line_number, division, ship_to, custom_item_id, cases, units,
       case_price_cents, each_price_cents, weight_hundredths, per_pound_hundredths, line_total_cents)
     select m.id, m.line_number, m.division, m.ship_to, i.id, m.cases, m.units, m.case_price_cents, m.each_price_cents,
       m.weight_hundredths, m.per_pound_hundredths, ${lineTotal}
     from import_ready m cross join ${itemOf()} where m.outcome <> 'unchanged'
     on conflict (invoice_id, line_number) do update set custom_item_id = excluded.custom_item_id,
       cases = excluded.cases, units = excluded.units, case_price_cents = excluded.case_price_cents,
       each_price_cents = excluded.each_price_cents, weight_hundredths = excluded.weight_hundredths,
       per_pound_hundredths = excluded.per_pound_hundredths, line_total_cents = excluded.line_total_cents`,
  ],
})
