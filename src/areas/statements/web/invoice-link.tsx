import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'

/** The number of an invoice; opens it over the statement. */
export function InvoiceLink({ division, invoiceNumber }: { division: string; invoiceNumber: string }) {
  const hrefTo = useHref()
  return (
    <Link
      href={hrefTo(invoiceDialog.open(invoiceId({ division, invoiceNumber })))}
      className="text-action no-underline data-hovered:underline"
    >
      {invoiceNumber}
    </Link>
  )
}
