import { invoiceAddress } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { Link } from '#browser/link.tsx'
import { plural } from '#kit/text.ts'
import type { PaymentLink } from '../payment-link.ts'

/** The invoices a link is for: the one by its number, or how many. */
export function LinkInvoices({ link: { division, invoices } }: { link: PaymentLink }) {
  const [first, ...others] = invoices
  if (!first) return <span className="text-muted">None</span>
  return (
    <>
      <Link href={invoiceAddress({ division, invoiceNumber: first.invoiceNumber })} className="figures text-action">
        {first.invoiceNumber}
      </Link>
      {others.length > 0 && <span className="text-muted"> and {plural(others.length, 'other')}</span>}
    </>
  )
}
