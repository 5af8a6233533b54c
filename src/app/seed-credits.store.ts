import { isStaff } from '#areas/access/server/public.ts'
import type { CreditStory } from '#areas/demo/generate/credit-stories.ts'
import type { ApprovedCreditMessage } from '#areas/erp/server/demo-credit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Somebody of the demo. */
export interface DemoPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly features: readonly string[]
  readonly isStaff: boolean
}

/** People of the demo who sign in, as they are. */
export const demoPeople = sql(
  'demo.credit-people',
  `select u.id, u.email, u.display_name as name, u.role, ${isStaff('u')} as "isStaff",
     array(select f.feature from user_features f where f.user_id = u.id) as features
   from users u where u.is_demo and u.is_active`,
)

/** A line by the case. */
interface CaseLine {
  readonly lineNumber: number
  readonly description: string
  readonly cases: number
  readonly casePrice: number
}

/** An invoice of the demo with its lines by the case. */
export interface CreditableDelivery {
  readonly division: string
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly billTo: string
  readonly dsrEmail: string
  readonly dsmEmail: string
  /** Of the demo's customers who asks for credit; null: nobody of them serves the bill-to. */
  readonly customerEmail: string | null
  readonly creditableCents: number
  readonly lines: readonly CaseLine[]
}

/** A few deliveries of every day, the latest first; some of those of the demo's customers. */
export const deliveriesOf = sql(
  'demo.creditable-deliveries',
  `select x.division, x.invoice_number as "invoiceNumber", x.invoice_date as "invoiceDate", x.bill_to as "billTo",
     x.dsr_email as "dsrEmail", x.dsm_email as "dsmEmail", x.email as "customerEmail", l.cents as "creditableCents", l.lines
   from (
     select v.division, v.invoice_number, v.invoice_date, v.bill_to, s.dsr_email, s.dsm_email, c.email,
       row_number() over (partition by v.division, v.invoice_date, c.email order by md5(v.invoice_number)) as place
     from invoices v
     join ship_tos s on s.division = v.division and s.number = v.ship_to and s.is_active
     join bill_tos b on b.division = v.division and b.number = v.bill_to and not b.is_on_credit_hold
     left join lateral (
       select u.email from users u join user_bill_tos m on m.user_id = u.id
       where m.division = v.division and m.bill_to = v.bill_to
         and u.email in ('buyer@harborbistro.example', 'manager@multiunit.example') limit 1) c on true
     where v.invoice_date between :from and :to and v.total_cents > 0) x
   cross join lateral (
     select sum(i.line_total_cents)::bigint as cents,
       json_agg(json_build_object('lineNumber', i.line_number, 'description', t.description, 'cases', i.shipped_cases,
         'casePrice', i.case_price_cents) order by i.line_number) as lines
     from invoice_lines i join items t on t.division = i.division and t.item_number = i.item_number
     where i.division = x.division and i.invoice_number = x.invoice_number and i.shipped_cases > 0
       and i.shipped_units = 0 and i.weight_hundredths is null and i.case_price_cents between 101 and 24000) l
   where x.place <= 3 and l.cents is not null
   order by x.invoice_date desc, md5(x.invoice_number)`,
)

const wanted: Readonly<Record<string, RegExp>> = {
  QUALITY: /LETTUCE|ROMAINE|SPINACH|GREENS|KALE|ARUGULA|BASIL|CILANTRO|PARSLEY|BERR|HERB/,
  TEMP: /MILK|CREAM|YOGURT|BUTTER|CHEESE|CHICKEN|FISH|EGG/,
}

/** Lines of the delivery that a story is about: one or two, or all of a large one. */
export function linesOf({ lines }: CreditableDelivery, { code, isLarge = false, daysAgo }: CreditStory) {
  const pattern = wanted[code]
  const place = pattern ? lines.findIndex(({ description }) => pattern.test(description)) : daysAgo % lines.length
  const first = Math.max(place, 0)
  const isPlain = code === 'SHORT' || code === 'PRICE'
  const chosen = isLarge ? lines : lines.slice(first, first + (isPlain && daysAgo % 2 === 0 ? 2 : 1))
  return chosen.map((line, index) => ({
    invoiceLine: line.lineNumber,
    unit: 'CS' as const,
    // Below what a DSR approves alone, unless it is a large one.
    quantity: isLarge ? line.cases : line.casePrice > 12_000 ? 1 : Math.min(line.cases, 1 + (daysAgo % 2)),
    askedPrice: code === 'PRICE' ? Math.floor(line.casePrice * (isLarge ? 0.1 : 0.85)) : null,
    isFirst: index === 0,
  }))
}

const approved = sql(
  'demo.credit-message',
  `select payload from outbox_messages where subject = 'credit-request:' || :id::text order by id desc limit 1`,
)
/** The payload of the latest message about the request's approval. */
export const messageOf = async (tx: Queries, id: string): Promise<ApprovedCreditMessage> =>
  (await tx.row<{ payload: ApprovedCreditMessage }>(approved({ id }))).payload

// Nobody gets mail today about what happened weeks ago, nor does an ERP book it again.
const settlements = [
  `update outbox_messages m set created_at = e.at, delivered_at = e.at + interval '2 seconds', attempts = 1
   from credit_request_events e
   where m.created_at = now() and m.subject = 'credit-request:' || e.request_id and e.kind = 'approve'`,
  `delete from mails where created_at = now()`,
  `delete from text_messages where created_at = now()`,
  `delete from audit_entries where at = now() and entity like 'credit-request:%'`,
] as const

/** What left the portal long ago is settled; the trail of each request stays. */
export async function settleMessages(tx: Queries): Promise<void> {
  for (const statement of settlements) await tx.run(statement)
}
