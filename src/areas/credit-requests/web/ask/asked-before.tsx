import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { CreditOptions } from '#areas/credit-requests/credit-draft.ts'
import { askCreditDialog, creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { CreditBadge } from '../credit-badge.tsx'

/**
 * CREDIT-1: the requests there are for the invoice, before the same is asked for again: by a
 * colleague, or because the phone died after 'Send request'.
 */
export function AskedBefore({ requests }: Pick<CreditOptions, 'requests'>) {
  const hrefTo = useHref()
  if (requests.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 font-semibold">Asked for before</h3>
      <ul className="rounded-dialog border border-line bg-raised">
        {requests.map(({ id, requestNumber, status, amount }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-0"
          >
            <Link
              href={hrefTo(combine(askCreditDialog.closed, creditRequestDialog.open(id)))}
              className="figures font-medium text-action no-underline data-hovered:underline"
            >
              {requestNumber}
            </Link>
            <CreditBadge status={status} />
            <span className="ml-auto">
              <MoneyText cents={amount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
