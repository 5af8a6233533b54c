import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { CreditBadge } from '../credit-badge.tsx'
import { Due, type RequestsShown } from './credit-table.tsx'

/** CREDIT-2: the queue on a phone; each request is one place for a thumb. */
export function CreditCards({ requests, now, chosen }: RequestsShown) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Credit requests" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {requests.map((request) => (
        <li
          key={request.id}
          className="flex items-center border-b border-line last:border-0"
          data-credit-row={request.id}
        >
          {chosen && (
            <span className="pl-3">
              <Checkbox
                isSelected={chosen.has(request.id)}
                onChange={(isChosen) => chosen.change([request.id], isChosen)}
              >
                <span className="sr-only">Choose {request.requestNumber}</span>
              </Checkbox>
            </span>
          )}
          <Link
            href={hrefTo(creditRequestDialog.open(request.id))}
            className="grid min-w-0 flex-1 gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="figures truncate font-semibold text-action">{request.requestNumber}</span>
              <span className="flex flex-wrap gap-1">
                <Due request={request} now={now} />
                <CreditBadge status={request.status} />
              </span>
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{request.shipToName}</span>
              <strong>
                <MoneyText cents={request.approvedAmount ?? request.amount} />
              </strong>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-13 text-muted">
              <span className="min-w-0 truncate">
                Invoice <span className="figures">{request.invoiceNumber}</span> · {request.codes.join(', ')}
              </span>
              <span className="figures shrink-0">{formatDayWithYear(request.createdOn)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
