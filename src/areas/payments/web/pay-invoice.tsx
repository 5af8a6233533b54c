import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { Link } from '#browser/link.tsx'
import type { InvoiceProps } from '#browser/web-area.ts'
import { buttonLook } from '#ui/button.tsx'
import { paymentScreen } from '../payments.addresses.ts'

/** BILL-3: from an open invoice to its payment, whichever ship-to is selected. */
export function PayInvoice({ division, shipTo, invoiceNumber, open }: InvoiceProps) {
  if (open <= 0) return null
  return (
    <Link
      href={paymentScreen.at({ invoices: invoiceNumber }, forShipTo({ division, shipTo }))}
      className={buttonLook('primary')}
    >
      Make a payment
    </Link>
  )
}
