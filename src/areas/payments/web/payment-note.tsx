import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { InvoiceEntryProps } from '#browser/web-area.ts'
import { paymentDialog } from '../payments.addresses.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** BILL-4: the payment that made an entry of an invoice's account. */
export function PaymentNote({ source }: InvoiceEntryProps) {
  const hrefTo = useHref()
  if (!uuid.test(source)) return null
  return (
    <Link href={hrefTo(paymentDialog.open(source))} className="text-13 text-action">
      View payment
    </Link>
  )
}
