import { useContext } from 'react'
import { useCall } from '#browser/query.ts'
import { InvoiceSlotsContext } from '#browser/invoice-slots.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readInvoiceId } from '../invoice-pages.addresses.ts'
import { getInvoice } from '../invoices.endpoints.ts'
import { kindWords } from './invoice-badge.tsx'
import { InvoiceContent } from './invoice-content.tsx'

const missing = { text: 'There is no such invoice, or it is not one of your customers’.' }

/** BILL-1: one invoice beside the list: `?invoice=NLV.9100023`. It follows what is posted to it. */
export function InvoiceSheet({ value, close }: DialogProps) {
  const key = readInvoiceId(value)
  const { data, error, refetch } = useCall(getInvoice, key ? { params: key } : null)
  const { actions } = useContext(InvoiceSlotsContext)
  const invoice = data?.invoice
  const failure = key ? error : { status: 404, message: missing.text }
  return (
    <SideSheet
      title={invoice ? `${kindWords[invoice.kind]} ${invoice.invoiceNumber}` : 'Invoice'}
      isOpen
      onClose={close}
    >
      {failure && !invoice ? (
        <ErrorState failure={failure} what="The invoice" missing={missing} onRetry={() => void refetch()} />
      ) : invoice ? (
        <InvoiceContent invoice={invoice} actions={actions(invoice)} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}
