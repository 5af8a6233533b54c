import { ClipboardCheck } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import type { InvoiceProps, OrderProps } from '#browser/web-area.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { receiptAddress } from '../receiving.addresses.ts'
import { findReceipts } from '../receiving.endpoints.ts'
import { receivedText } from '../rules/describe-check.ts'

/** NEXT-6: how an invoice was received, in its row of actions. */
export const InvoiceReceived = ({ division, shipTo, invoiceNumber }: InvoiceProps) => (
  <Received division={division} shipTo={shipTo} of={{ invoiceNumber }} />
)

/** NEXT-6: how an order was received, truck by truck. */
export const OrderReceived = ({ division, shipTo, orderId }: OrderProps) => (
  <Received division={division} shipTo={shipTo} of={{ orderId }} />
)

function Received({
  division,
  shipTo,
  of,
}: {
  division: string
  shipTo: string
  of: { readonly invoiceNumber: string } | { readonly orderId: string }
}) {
  const mayReceive = useActor().can('receiveDeliveries')
  const { data, error, refetch } = useCall(findReceipts, { params: { division, shipTo }, query: of })
  if (error && !data)
    return <ErrorState failure={error} what="How it was received" isCompact onRetry={() => void refetch()} />
  const receipts = data?.receipts ?? []
  return receipts.map(({ key, finish }) => {
    const text = finish ? receivedText(finish) : 'Being checked in'
    const content = (
      <>
        <ClipboardCheck size={15} aria-hidden="true" />
        <span className="whitespace-normal">{text}</span>
      </>
    )
    return mayReceive ? (
      <Link key={key} href={receiptAddress({ division, shipTo, key })} className={buttonLook('secondary', 'small')}>
        {content}
      </Link>
    ) : (
      <p key={key} className="inline-flex items-center gap-2 text-13">
        {content}
      </p>
    )
  })
}
