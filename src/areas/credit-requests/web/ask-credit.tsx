import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { InvoiceProps } from '#browser/web-area.ts'
import { combine } from '#contract/address.ts'
import { buttonLook } from '#ui/button.tsx'
import { askCreditDialog } from '../credit-requests.addresses.ts'

/** CREDIT-1: from an invoice to a request for credit of it; a credit has nothing to credit. */
export function AskCredit({ division, invoiceNumber, total }: InvoiceProps) {
  const href = useHref()(combine(invoiceDialog.closed, askCreditDialog.open(invoiceId({ division, invoiceNumber }))))
  if (total <= 0) return null
  return (
    <Link href={href} className={buttonLook('secondary')}>
      Ask for credit
    </Link>
  )
}
