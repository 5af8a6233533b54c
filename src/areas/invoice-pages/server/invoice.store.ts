import { mayShipTo } from '#areas/access/server/public.ts'
import type { PriceReceipt } from '#areas/prices/item-price.ts'
import type { PriceOverride } from '#areas/prices/price-override.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Invoice, InvoiceLine } from '../invoice.ts'
import { type BilledElsewhere, matchOrder, type OrderedItem } from '../rules/match-order.ts'
import { billedPerPound, type OrderedPrices, priceDifferences } from '../rules/price-differences.ts'
import { type StoredSummary, summaryOf, summaryPairs, summaryTables } from './invoice-columns.ts'

/** An instant as JSON carries it to a client: ISO 8601 in UTC. */
const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const partyOf = (alias: string): string =>
  `json_build_object('number', ${alias}.number, 'name', ${alias}.name, 'address', ${alias}.address,
    'address2', ${alias}.address2, 'city', ${alias}.city, 'state', ${alias}.state, 'zip', ${alias}.zip)`

/** What an invoice has beyond its summary, as JSON pairs over the same tables. */
const detailPairs = `
  'divisionName', d.name, 'timeZone', d.time_zone, 'billToParty', ${partyOf('b')}, 'shipToParty', ${partyOf('s')},
  'lines', coalesce((
    select json_agg(json_build_object('lineNumber', l.line_number, 'itemNumber', l.item_number,
        'description', coalesce(nullif(l.description, ''), t.description, ''),
        'packSizeDescription', coalesce(nullif(l.pack_size_description, ''), t.pack_size_description, ''),
        'brand', coalesce(t.brand, ''), 'category', coalesce(c.name, ''), 'gtin', coalesce(t.gtin, ''),
        'shippedCases', l.shipped_cases, 'shippedUnits', l.shipped_units, 'weight', l.weight_hundredths,
        'casePrice', l.case_price_cents, 'eachPrice', l.each_price_cents, 'lineTotal', l.line_total_cents)
      order by l.line_number)
    from invoice_lines l
    left join items t on t.division = l.division and t.item_number = l.item_number
    left join categories g on g.id = t.category_id
    left join categories c on c.id = g.top_id
    where l.division = i.division and l.invoice_number = i.invoice_number), '[]'),
  'orderLines', coalesce((
    select json_agg(json_build_object('lineNumber', l.line_number, 'itemNumber', l.item_number,
        'description', l.description, 'orderedCases', l.ordered_cases, 'orderedUnits', l.ordered_units,
        'casePrice', l.case_price_cents, 'eachPrice', l.each_price_cents, 'perPound', l.per_pound_hundredths,
        'receipt', nullif(l.price_receipt, '{}'), 'casePriceOverride', l.case_price_override,
        'eachPriceOverride', l.each_price_override)
      order by l.line_number)
    from order_lines l where l.order_id = i.order_id), '[]'),
  'elsewhere', coalesce((
    select json_agg(json_build_object('itemNumber', e.item_number, 'cases', e.cases, 'units', e.units))
    from (select l.item_number, sum(l.shipped_cases) as cases, sum(l.shipped_units) as units
          from invoices v
          join invoice_lines l on l.division = v.division and l.invoice_number = v.invoice_number
          where v.order_id = i.order_id and v.total_cents >= 0
            and (v.division, v.invoice_number) <> (i.division, i.invoice_number)
          group by l.item_number) e), '[]'),
  'entries', coalesce((
    select json_agg(json_build_object('kind', e.kind, 'source', e.source, 'amount', e.amount_cents,
        'postedOn', e.posted_on, 'postedAt', ${iso('e.posted_at')}) order by e.posted_on, e.entry_number)
    from invoice_entries e where e.division = i.division and e.invoice_number = i.invoice_number), '[]')` as const

type StoredLine = Pick<
  InvoiceLine,
  | 'lineNumber'
  | 'itemNumber'
  | 'description'
  | 'packSizeDescription'
  | 'brand'
  | 'category'
  | 'gtin'
  | 'shippedCases'
  | 'shippedUnits'
  | 'weight'
  | 'casePrice'
  | 'eachPrice'
  | 'lineTotal'
>

interface StoredOrderLine extends OrderedItem, OrderedPrices {
  readonly receipt: PriceReceipt | null
  readonly casePriceOverride: PriceOverride | null
  readonly eachPriceOverride: PriceOverride | null
}

interface StoredInvoice
  extends StoredSummary, Pick<Invoice, 'divisionName' | 'timeZone' | 'billToParty' | 'shipToParty' | 'entries'> {
  readonly lines: readonly StoredLine[]
  readonly orderLines: readonly StoredOrderLine[]
  readonly elsewhere: readonly BilledElsewhere[]
}

const some = sql(
  'invoice-pages.some',
  `select json_build_object(${summaryPairs}, ${detailPairs}) as invoice
   from unnest(:divisions::text[], :numbers::text[]) with ordinality asked (division, invoice_number, place)
   join invoices i on i.division = asked.division and i.invoice_number = asked.invoice_number
   join users u on u.id = :userId
   ${summaryTables}
   where ${mayShipTo('u', 'i.division', 'i.ship_to')}
   order by asked.place`,
)

/** What names an invoice. */
export interface InvoiceKey {
  readonly division: string
  readonly invoiceNumber: string
}

/** Who reads, and when. */
export interface Reader {
  readonly userId: string
  readonly isStaff: boolean
  readonly now: Date
}

/**
 * Invoices in full, in the order asked for; those of other ship-tos are left out, like missing
 * ones.
 */
export async function readInvoicesInFull(
  db: Queries,
  keys: readonly InvoiceKey[],
  { userId, isStaff, now }: Reader,
): Promise<Invoice[]> {
  const rows = await db.rows<{ invoice: StoredInvoice }>(
    some({
      divisions: keys.map(({ division }) => division),
      numbers: keys.map(({ invoiceNumber }) => invoiceNumber),
      userId,
      now,
    }),
  )
  return rows.map(({ invoice }) => invoiceOf(invoice, isStaff))
}

function invoiceOf({ orderLines, elsewhere, lines, ...stored }: StoredInvoice, isStaff: boolean): Invoice {
  const { divisionName, timeZone, billToParty, shipToParty, entries, ...summary } = stored
  // A credit takes goods back: beside its order, everything else would look short.
  const order = summary.total < 0 ? [] : orderLines
  const matched = matchOrder(lines, order, elsewhere)
  return {
    ...summaryOf(summary),
    divisionName,
    timeZone,
    billToParty,
    shipToParty,
    entries,
    lines: lines.map((line, index) => lineOf(line, matched.lines[index]!, isStaff)),
    otherCharges: summary.total - lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    notShipped: matched.notShipped,
  }
}

type Match = ReturnType<typeof matchOrder<StoredOrderLine>>['lines'][number]

/**
 * Staff alone read what staff made of a price (security 18). The spread stands last: in front of
 * other fields it takes fifty times as long (decision 18).
 */
function lineOf(line: StoredLine, { ordered, mark, substituteFor }: Match, isStaff: boolean): InvoiceLine {
  const isPriceSet = ordered !== null && (ordered.casePriceOverride !== null || ordered.eachPriceOverride !== null)
  const { casePriceOverride = null, eachPriceOverride = null } = ordered ?? {}
  return {
    perPound: billedPerPound(line),
    ordered: ordered && { cases: ordered.orderedCases, units: ordered.orderedUnits },
    mark,
    substituteFor,
    priceDifferences: ordered ? priceDifferences(line, ordered) : [],
    receipt: isPriceSet && !isStaff ? null : (ordered?.receipt ?? null),
    isPriceSet,
    ...(isStaff && isPriceSet && { casePriceOverride, eachPriceOverride }),
    ...line,
  }
}
