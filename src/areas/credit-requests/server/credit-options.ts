import { readInvoicesInFull } from '#areas/invoice-pages/server/public.ts'
import type { Invoice, InvoiceLine } from '#areas/invoice-pages/invoice.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CreditableLine, CreditOptions } from '../credit-draft.ts'
import { mismatchOf } from '../rules/mismatch-of.ts'
import { poolsOf } from '../rules/pools-of.ts'
import { readCodes } from './credit-codes.store.ts'

interface StoredClaim {
  readonly lineNumber: number
  readonly goodsCases: number
  readonly goodsUnits: number
  readonly priceCases: number
  readonly priceUnits: number
  readonly cents: number
  readonly priceCents: number
  readonly eachesPerCase: number
}

const claims = sql(
  'credits.claims',
  `select l.line_number as "lineNumber", coalesce(t.eaches_per_case, 1) as "eachesPerCase",
     coalesce(sum(c.claim_cases) filter (where c.kind = 'goods'), 0)::bigint as "goodsCases",
     coalesce(sum(c.claim_units) filter (where c.kind = 'goods'), 0)::bigint as "goodsUnits",
     coalesce(sum(c.claim_cases) filter (where c.kind = 'price'), 0)::bigint as "priceCases",
     coalesce(sum(c.claim_units) filter (where c.kind = 'price'), 0)::bigint as "priceUnits",
     coalesce(sum(c.claim_cents), 0)::bigint as cents,
     coalesce(sum(c.claim_cents) filter (where c.kind = 'price'), 0)::bigint as "priceCents"
   from invoice_lines l
   left join items t on t.division = l.division and t.item_number = l.item_number
   left join credit_request_lines c
     on c.division = l.division and c.invoice_number = l.invoice_number and c.invoice_line = l.line_number
   where l.division = :division and l.invoice_number = :invoiceNumber
   group by l.line_number, t.eaches_per_case`,
)

const requests = sql(
  'credits.of-invoice',
  `select coalesce(sum(r.claim_charges_cents), 0)::bigint as "chargesClaimed",
     coalesce(json_agg(json_build_object('id', r.id, 'requestNumber', r.request_number, 'status', r.status,
       'amount', coalesce(r.approved_cents, r.amount_cents)) order by r.created_at desc, r.id), '[]') as requests
   from credit_requests r where r.division = :division and r.invoice_number = :invoiceNumber`,
)

const came = sql(
  'credits.came-on',
  `select greatest(i.invoice_date, o.delivery_date) as "cameOn"
   from invoices i left join orders o on o.id = i.order_id
   where i.division = :division and i.invoice_number = :invoiceNumber`,
)

/**
 * CREDIT-1: what of an invoice can still be credited; undefined for one the reader may not see.
 * Read under the lock of the invoice it is what a request is decided by.
 */
export async function readCreditOptions(
  db: Queries,
  key: { readonly division: string; readonly invoiceNumber: string },
  reader: { readonly userId: string; readonly isStaff: boolean; readonly now: Date },
): Promise<CreditOptions | undefined> {
  const { division, invoiceNumber } = key
  const [[invoice], stored, ofInvoice, codes, delivery] = await Promise.all([
    readInvoicesInFull(db, [key], reader),
    db.rows<StoredClaim>(claims({ division, invoiceNumber })),
    db.row<Pick<CreditOptions, 'chargesClaimed' | 'requests'>>(requests({ division, invoiceNumber })),
    readCodes(db, true),
    db.maybe<Pick<CreditOptions, 'cameOn'>>(came({ division, invoiceNumber })),
  ])
  if (!invoice || !delivery) return undefined
  const byLine = new Map(stored.map((each) => [each.lineNumber, each]))
  return {
    division,
    invoiceNumber: invoice.invoiceNumber,
    invoiceDate: invoice.invoiceDate,
    ...delivery,
    shipTo: invoice.shipTo,
    shipToName: invoice.shipToName,
    billTo: invoice.billTo,
    total: invoice.total,
    otherCharges: invoice.otherCharges,
    linesTotal: invoice.total - invoice.otherCharges,
    lines: invoice.lines.map((line) => creditableOf(line, byLine.get(line.lineNumber))),
    codes,
    ...ofInvoice,
    today: todayIn(invoice.timeZone, reader.now),
  }
}

function creditableOf(line: Invoice['lines'][number], claim: StoredClaim | undefined): CreditableLine {
  const eachesPerCase = Math.max(1, claim?.eachesPerCase ?? 1)
  const { lineNumber, itemNumber, description, packSizeDescription, shippedCases, shippedUnits, weight } = line
  const { casePrice, eachPrice, perPound, lineTotal } = line
  const isWeighed = weight !== null && weight > 0
  const { cases, units } = poolsOf({ ...line, weight: isWeighed ? weight : null, eachesPerCase })
  return {
    lineNumber,
    itemNumber,
    description,
    packSizeDescription,
    shippedCases,
    shippedUnits,
    weight: isWeighed ? weight : null,
    eachesPerCase,
    casePrice,
    eachPrice,
    perPound,
    lineTotal,
    cases: { ...cases, goodsClaimed: claim?.goodsCases ?? 0, priceClaimed: claim?.priceCases ?? 0 },
    units: { ...units, goodsClaimed: claim?.goodsUnits ?? 0, priceClaimed: claim?.priceUnits ?? 0 },
    claimedCents: claim?.cents ?? 0,
    priceClaimedCents: claim?.priceCents ?? 0,
    mismatch: mismatchOf(line satisfies InvoiceLine),
  }
}
