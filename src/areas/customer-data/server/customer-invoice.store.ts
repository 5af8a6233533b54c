import type { z } from 'zod'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomerInvoice, CustomerInvoiceSummary, InvoiceLineText } from '../customer-invoice.ts'
import type { listCustomerInvoices } from '../customer-invoices.endpoints.ts'
import type { OwnDataUser } from './own-data-users.ts'

type InvoiceQuery = z.output<(typeof listCustomerInvoices)['query']>

/** A line with its total, as it is stored. */
export type StoredLine = InvoiceLineText & { readonly lineTotal: number }

const summaryColumns = `
  v.id, v.distributor_id as "distributorId", d.name as "distributorName", v.invoice_number as "invoiceNumber",
  v.invoice_date as "invoiceDate", t."lineCount", t.total` as const
const summaryTables = `
  customer_invoices v
  join customer_distributors d on d.id = v.distributor_id
  cross join lateral (
    select count(*)::int as "lineCount", coalesce(sum(l.line_total_cents), 0)::bigint as total
    from customer_invoice_lines l where l.invoice_id = v.id) t` as const
const where = `
  where v.division = :division and v.ship_to = :shipTo
    and (:pattern = '' or v.invoice_number ilike '%' || :pattern || '%' or v.note ilike '%' || :pattern || '%')
    and (:distributorId::uuid is null or v.distributor_id = :distributorId::uuid)
    and (:from::date is null or v.invoice_date >= :from::date) and (:to::date is null or v.invoice_date <= :to::date)` as const
const page = sql(
  'customer-data.invoices',
  `select ${summaryColumns} from ${summaryTables} ${where}
   order by v.invoice_date desc, v.id desc limit :limit offset :offset`,
)
const total = sql('customer-data.invoices-total', `select count(*)::int as total from customer_invoices v ${where}`)

/** GUIDE-4: a page of invoices, the newest first; and how many there are when that is asked for. */
export async function customerInvoicePage(
  db: Queries,
  { division, shipTo }: ShipToKey,
  query: InvoiceQuery,
): Promise<{ invoices: CustomerInvoiceSummary[]; totalRecords?: number }> {
  const filter = {
    division,
    shipTo,
    pattern: query.keyword.replace(/[\\%_]/g, '\\$&'),
    distributorId: query.distributorId ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
  }
  const offset = (query.pageNo - 1) * query.pageSize
  const invoices = await db.rows<CustomerInvoiceSummary>(page({ ...filter, limit: query.pageSize, offset }))
  if (!query.includeTotal) return { invoices }
  return { invoices, totalRecords: (await db.row<{ total: number }>(total(filter))).total }
}

const one = sql(
  'customer-data.invoice',
  `select ${summaryColumns}, v.note, v.version, coalesce(u.name, '') as "changedByName", v.changed_at as "changedAt",
     coalesce((
       select jsonb_agg(jsonb_build_object('lineNumber', l.line_number, 'customItemId', l.custom_item_id,
         'description', i.description, 'packSizeDescription', i.pack_size_description,
         'isBrokenCase', i.is_broken_case, 'isCatchWeight', i.is_catch_weight, 'cases', l.cases, 'units', l.units,
         'casePrice', l.case_price_cents, 'eachPrice', l.each_price_cents, 'weight', l.weight_hundredths,
         'perPound', l.per_pound_hundredths, 'lineTotal', l.line_total_cents) order by l.line_number)
       from customer_invoice_lines l join custom_items i on i.id = l.custom_item_id
       where l.invoice_id = v.id), '[]') as lines
   from ${summaryTables} left join users u on u.id = v.changed_by
   where v.division = :division and v.ship_to = :shipTo and v.id = :id`,
)
const lock = sql(
  'customer-data.lock-invoice',
  'select 1 from customer_invoices where division = :division and ship_to = :shipTo and id = :id for update',
)
const insert = sql(
  'customer-data.insert-invoice',
  `insert into customer_invoices
     (id, division, ship_to, distributor_id, invoice_number, invoice_date, note, changed_by, changed_at)
   values (:id, :division, :shipTo, :distributorId, :invoiceNumber, :invoiceDate, :note, :changedBy, :changedAt)`,
)
const update = sql(
  'customer-data.update-invoice',
  `update customer_invoices set distributor_id = :distributorId, invoice_number = :invoiceNumber,
     invoice_date = :invoiceDate, note = :note, version = version + 1, changed_by = :changedBy, changed_at = :changedAt
   where division = :division and ship_to = :shipTo and id = :id`,
)
const remove = sql(
  'customer-data.delete-invoice',
  'delete from customer_invoices where division = :division and ship_to = :shipTo and id = :id',
)
const removeLines = sql(
  'customer-data.delete-invoice-lines',
  'delete from customer_invoice_lines where division = :division and ship_to = :shipTo and invoice_id = :id',
)
const insertLines = sql(
  'customer-data.insert-invoice-lines',
  `insert into customer_invoice_lines (invoice_id, line_number, division, ship_to, custom_item_id, cases, units,
     case_price_cents, each_price_cents, weight_hundredths, per_pound_hundredths, line_total_cents)
   select :id, row_number() over (), :division, :shipTo, l."customItemId", l.cases, l.units, l."casePrice",
     l."eachPrice", l.weight, l."perPound", l."lineTotal"
   from jsonb_to_recordset(:lines::jsonb) as l ("customItemId" uuid, cases integer, units integer,
     "casePrice" bigint, "eachPrice" bigint, weight integer, "perPound" integer, "lineTotal" bigint)`,
)
const sameNumber = sql(
  'customer-data.invoice-of-number',
  `select id from customer_invoices
   where division = :division and ship_to = :shipTo and distributor_id = :distributorId
     and invoice_number = :invoiceNumber`,
)

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })

/** One with its lines; undefined: not of this ship-to, or deleted. */
export const customerInvoiceOf = (db: Queries, place: ShipToKey, id: string): Promise<CustomerInvoice | undefined> =>
  db.maybe(one({ ...keyOf(place), id }))

/** The same, locked until the transaction ends. */
export async function lockCustomerInvoice(
  tx: Queries,
  place: ShipToKey,
  id: string,
): Promise<CustomerInvoice | undefined> {
  await tx.send(lock({ ...keyOf(place), id }))
  return customerInvoiceOf(tx, place, id)
}

/** The invoice of a distributor that has this number, if any. */
export const invoiceOfNumber = (
  db: Queries,
  place: ShipToKey,
  { distributorId, invoiceNumber }: Pick<CustomerInvoiceSummary, 'distributorId' | 'invoiceNumber'>,
): Promise<{ id: string } | undefined> => db.maybe(sameNumber({ ...keyOf(place), distributorId, invoiceNumber }))

/** An invoice as it is stored. */
export interface StoredInvoice {
  readonly id: string
  readonly distributorId: string
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly note: string
  readonly lines: readonly StoredLine[]
  readonly changedBy: string
  readonly changedAt: Date
}

/** Adds one, or replaces the one of this id with all its lines. */
export async function saveCustomerInvoice(
  tx: Queries,
  place: ShipToKey,
  invoice: StoredInvoice,
  isNew: boolean,
): Promise<void> {
  const { lines, ...head } = invoice
  const key = { ...keyOf(place), id: invoice.id }
  await tx.send((isNew ? insert : update)({ ...keyOf(place), ...head }))
  if (!isNew) await tx.send(removeLines(key))
  await tx.send(insertLines({ ...key, lines: JSON.stringify(lines) }))
}

/** Deletes one with its lines. */
export const removeCustomerInvoice = (db: Queries, place: ShipToKey, id: string): Promise<void> =>
  db.send(remove({ ...keyOf(place), id }))

const linesOfItem = sql(
  'customer-data.invoice-lines-of-item',
  `select count(*)::int as count from customer_invoice_lines
   where division = :division and ship_to = :shipTo and custom_item_id = :id`,
)
/** Invoice lines that name a custom item. */
export const invoiceLineUser: OwnDataUser = {
  noun: 'invoice line',
  count: async (db, { division, shipTo, id }) =>
    (await db.row<{ count: number }>(linesOfItem({ division, shipTo, id }))).count,
  move: () => Promise.resolve(),
}
