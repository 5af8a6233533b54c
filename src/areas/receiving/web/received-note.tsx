import { ClipboardCheck, PackageCheck } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import type { InvoiceProps, OrderProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDay } from '#kit/dates.ts'
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
  return (data?.receipts ?? []).map((receipt) => {
    const isReceived = receipt.finish !== null || receipt.state !== 'toReceive'
    if (!isReceived && !mayReceive) return null
    const Icon = isReceived ? ClipboardCheck : PackageCheck
    const content = (
      <>
        <Icon size={15} aria-hidden="true" />
        <span className="whitespace-normal">{textOf(receipt, data?.receipts.length ?? 0)}</span>
      </>
    )
    return mayReceive ? (
      <Link
        key={receipt.key}
        href={receiptAddress({ division, shipTo, key: receipt.key })}
        className={buttonLook('secondary', 'small')}
      >
        {content}
      </Link>
    ) : (
      <p key={receipt.key} className="inline-flex items-center gap-2 text-13">
        {content}
      </p>
    )
  })
}

type Found = CallAnswer<typeof findReceipts>['receipts'][number]

/** Of several trucks, each with its day. */
function textOf({ finish, state, day }: Found, trucks: number): string {
  const words = finish ? receivedText(finish) : state === 'started' ? 'Being checked in' : 'Receive'
  return trucks > 1 ? `${words}, ${formatDay(day)}` : words
}
