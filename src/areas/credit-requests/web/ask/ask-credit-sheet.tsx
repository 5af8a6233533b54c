import { readInvoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getCreditOptions } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { AskCreditForm } from './ask-credit-form.tsx'

const missing = { text: 'There is no such invoice, or it is not one of your customers’.' }

/** CREDIT-1: asks for credit of an invoice: `?ask-credit=NLV.9100023`. */
export function AskCreditSheet({ value, close }: DialogProps) {
  const invoice = readInvoiceId(value)
  const params = invoice && { division: invoice.division, invoiceUid: invoice.invoiceNumber }
  const { data, error, refetch } = useCall(getCreditOptions, params ? { params } : null)
  if (data && params)
    return (
      <AskCreditForm key={value} options={data.options} params={params} refetch={() => void refetch()} close={close} />
    )
  return (
    <SideSheet title="Ask for credit" isOpen onClose={close}>
      {error || !params ? (
        <ErrorState
          failure={error ?? { status: 404, message: missing.text }}
          what="The invoice"
          missing={missing}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid gap-3 p-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}
