import { X } from 'lucide-react'
import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { paymentScreen } from '#areas/payments/payments.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { buttonLook } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { invoiceId } from '../invoice-pages.addresses.ts'
import { payableTogether } from '../rules/payable-together.ts'
import { InvoiceDownload } from './invoice-download.tsx'
import { type ChosenInvoices, maxChosen } from './use-chosen-invoices.ts'

/** BILL-1, BILL-3: what is done with the selected invoices, in reach of a thumb. */
export function ChosenBar({ chosen }: { chosen: ChosenInvoices }) {
  const mayPay = useActor().can('makePayment')
  const { invoices } = chosen
  const first = invoices[0]
  if (!first) return null
  const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0)
  return (
    <div
      role="region"
      aria-label="Selected invoices"
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6 print:hidden"
    >
      <p role="status" className="figures flex-1 max-sm:basis-[calc(100%-4rem)]">
        <strong className="font-medium">{invoices.length} selected</strong>{' '}
        <span className="text-muted">
          {chosen.hasRoom ? (
            <>
              <MoneyText cents={open} /> open
            </>
          ) : (
            `No more than ${maxChosen} at a time`
          )}
        </span>
      </p>
      <IconButton label="Clear selection" onPress={chosen.clear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {mayPay && payableTogether(invoices) && (
        <Link
          href={paymentScreen.at(
            { invoices: invoices.map(({ invoiceNumber }) => invoiceNumber).join(',') },
            forShipTo(first),
          )}
          className={buttonLook('primary', 'small')}
        >
          Make a payment
        </Link>
      )}
      <InvoiceDownload query={{ invoices: invoices.map(invoiceId).join(',') }} count={invoices.length} isOfChosen />
    </div>
  )
}
