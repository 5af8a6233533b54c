import { Download } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatCents } from '#kit/money.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { downloadReceipt, getPayment, refundPayment, resendPaymentEmail, voidPayment } from '../history.endpoints.ts'
import type { Payment } from '../payment.ts'
import { reasonText } from '../reason-text.ts'
import { PaymentContent } from './payment-content.tsx'

const missing = { text: 'There is no such payment, or it is not one of your customers’.' }

/** BILL-4: one payment beside the list: `?payment=ID`. It follows bank and processor live. */
export function PaymentSheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getPayment, { params: { paymentId: value } })
  return (
    <SideSheet
      title={data ? `Payment ${data.payment.paymentNumber}` : 'Payment'}
      isOpen
      onClose={close}
      footer={data && <Actions payment={data.payment} />}
    >
      {error && !data ? (
        <ErrorState failure={error} what="The payment" missing={missing} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="px-5 py-4">
          <PaymentContent {...data} />
        </div>
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

const refresh = ['getPayment', 'listPayments', 'getPayables', 'listInvoices'] as const

/** What may be done with it; what may not now says why. */
function Actions({ payment }: { payment: Payment }) {
  const { can } = useActor()
  const [asks, setAsks] = useState<'void' | 'refund'>()
  const options = {
    refresh,
    done: ({ message }: { message: string }) => {
      setAsks(undefined)
      showToast({ tone: 'success', message })
    },
  }
  const cancel = useAct(voidPayment, options)
  const refund = useAct(refundPayment, options)
  const resend = useAct(resendPaymentEmail, options)
  const params = { paymentId: payment.id }
  const { abilities, amount, paymentNumber, status } = payment
  const act = asks === 'void' ? cancel : refund
  return (
    <div className="flex flex-wrap gap-2">
      <a className={buttonLook('secondary')} href={callPath(downloadReceipt, params)} target="_blank" rel="noreferrer">
        <Download size={16} aria-hidden="true" />
        Receipt
      </a>
      {can('resendPaymentEmail') && (
        <Button
          isPending={resend.isRunning}
          disabledReason={abilities.resend ?? undefined}
          onPress={() => resend.run({ params })}
        >
          Send receipt again
        </Button>
      )}
      {can('voidPayment') && status === 'paid' && payment.payingKind === 'card' && (
        <Button disabledReason={abilities.refund ?? undefined} onPress={() => setAsks('refund')}>
          Refund
        </Button>
      )}
      {can('voidPayment') && status === 'processing' && (
        <Button variant="danger" disabledReason={abilities.void ?? undefined} onPress={() => setAsks('void')}>
          Void
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={asks === 'void' ? `Void payment ${paymentNumber}?` : `Refund payment ${paymentNumber}?`}
          label="Reason, for the customer"
          isOptional
          text={reasonText}
          confirmLabel={asks === 'void' ? 'Void payment' : `Refund ${formatCents(amount)}`}
          isRunning={act.isRunning}
          onConfirm={(reason) => act.run({ params, body: { reason } })}
          onClose={() => setAsks(undefined)}
        >
          {asks === 'void'
            ? 'Nothing is collected, and the invoices are open again. Who paid is told by mail.'
            : `All of ${formatCents(amount)} goes back to the card, and the invoices are open again.`}
        </ReasonDialog>
      )}
    </div>
  )
}
