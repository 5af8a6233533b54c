import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { InvoiceProps } from '#browser/web-area.ts'
import { buttonLook } from '#ui/button.tsx'
import { linkedInvoices, paymentLinkDialog } from '../payment-links.addresses.ts'

/** NEXT-13: from an open invoice to a link that pays it. */
export function SendLink({ division, invoiceNumber, open }: InvoiceProps) {
  const hrefTo = useHref()
  if (open <= 0) return null
  return (
    <Link
      href={hrefTo(paymentLinkDialog.open(linkedInvoices(division, [invoiceNumber])))}
      className={buttonLook('secondary')}
    >
      Send payment link
    </Link>
  )
}
