import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { capitalized } from '#kit/text.ts'
import { initialFocus } from '#ui/dialog-focus.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import type { getCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { creditProgress } from '#areas/credit-requests/rules/status-words.ts'
import { CreditBadge } from '../credit-badge.tsx'
import { creditTypeNames } from '../credit-words.ts'
import { Due } from '../list/credit-table.tsx'
import { CreditComments } from './credit-comments.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CreditLines } from './credit-lines.tsx'

/** CREDIT-1 to 4: what is asked for, what became of it, and what was written about it. */
export function CreditContent({ request, timeZone, serverTime }: CallAnswer<typeof getCreditRequest>) {
  const { status, amount, approvedAmount, note, reason, staff, creditMemo, events } = request
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* What is read first, not the comment's field. */}
      <div {...initialFocus} tabIndex={-1} className="grid gap-1 outline-none">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap items-center gap-2">
            <CreditBadge status={status} />
            <Due request={request} now={serverTime} />
          </span>
          <strong className="text-20">
            <MoneyText cents={approvedAmount ?? amount} />
          </strong>
        </div>
        <p role="status">{staff ? staffWords(request) : creditProgress(status, creditMemo)}</p>
        {reason && <p className="break-words text-muted">{reason}</p>}
      </div>
      <Facts request={request} />
      {note && <p className="rounded-dialog bg-sunken px-3 py-2 break-words whitespace-pre-line">{note}</p>}
      <CreditLines request={request} />
      <section>
        <h3 className="pb-2 font-semibold">History</h3>
        <ol className="grid gap-2">
          {events.map(({ at, sentence }, index) => (
            // Events are only ever added, in this order.
            <li key={index} className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <span className="figures text-13 text-muted">{formatMoment(new Date(at), timeZone)}</span>
              <span className="min-w-0 break-words">{sentence}</span>
            </li>
          ))}
        </ol>
      </section>
      <CreditComments request={request} timeZone={timeZone} />
      <CreditHistory creditRequestId={request.id} />
    </div>
  )
}

/** How both sides and the queue stand, for staff. */
function staffWords({ staff, creditMemo, status }: CreditRequest): string {
  if (!staff) return ''
  const sides = [
    staff.dsrStatus && `DSR ${staff.dsrStatus}`,
    staff.dsmStatus && `DSM ${staff.dsmStatus}`,
    staff.assigneeName && `With ${staff.assigneeName}`,
    creditMemo ? `Booked as ${creditMemo}` : status === 'approved' && 'The ERP has not booked it yet',
    staff.attempt > 1 && `Approval ${staff.attempt}`,
  ].filter(Boolean)
  return capitalized(sides.join(' · '))
}

function Facts({ request }: { request: CreditRequest }) {
  const hrefTo = useHref()
  const mayOpenInvoice = useActor().can('viewInvoices')
  const { division, invoiceNumber, creditMemo, returnOn, staff } = request
  const invoice = (number: string) =>
    mayOpenInvoice ? (
      <Link
        href={hrefTo(
          combine(creditRequestDialog.closed, invoiceDialog.open(invoiceId({ division, invoiceNumber: number }))),
        )}
        className="text-action no-underline data-hovered:underline"
      >
        {number}
      </Link>
    ) : (
      number
    )
  const hasReturn = request.creditTypes.includes('return')
  const facts = [
    ['Invoice', invoice(invoiceNumber)],
    ['Invoiced', formatDayWithYear(request.invoiceDate)],
    ['Ship-to', `${request.shipToName} ${request.shipTo}`],
    ['Bill-to', `${request.billToName} ${request.billTo}`],
    ['Asked by', `${request.createdByName}${request.origin === 'internal' ? ', for the customer' : ''}`],
    ['Credit type', request.creditTypes.map((type) => creditTypeNames[type]).join(', ')],
    hasReturn && ['Pick-up', returnOn ? formatDayWithYear(returnOn) : 'With the next delivery'],
    staff && ['DSR', staff.dsrName || '-'],
    staff && ['DSM', staff.dsmName || '-'],
    creditMemo && ['Credit memo', invoice(creditMemo)],
  ].filter((fact) => Array.isArray(fact))
  return (
    <dl className="two-columns gap-x-8">
      {facts.map(([label, value]) => (
        <div key={String(label)} className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="figures min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
