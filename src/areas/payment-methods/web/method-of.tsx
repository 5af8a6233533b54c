import type { ReactNode } from 'react'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { PaymentMethod } from '../payment-method.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { usePaymentSettings } from './use-payment-settings.ts'

const gone = { status: 404, message: `${paymentMethodRefusals.method_not_found.message} It may have been removed.` }

/**
 * The method an address names, for its dialog; on its way, not to be read and gone are said
 * instead.
 */
export function MethodOf({
  id,
  close,
  children,
}: {
  id: string
  close: () => void
  children: (method: PaymentMethod) => ReactNode
}) {
  const { data, error, refetch } = usePaymentSettings()
  const method = data && [...data.bankAccounts, ...data.creditCards].find((each) => each.id === id)
  if (method) return children(method)
  return (
    <WaitingDialog
      title="Payment method"
      failure={data ? gone : error}
      what="The payment method"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}
