import type { DialogProps } from '#browser/web-area.ts'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { EditCreditCardDialog } from './edit-credit-card-dialog.tsx'
import { isCard } from './describe-method.ts'
import { MethodGone } from './method-gone.tsx'
import { usePaymentMethod } from './use-payment-settings.ts'

/** PROFILE-5, 6: changes an account or a card. */
export function EditMethodDialog({ value, close }: DialogProps) {
  const method = usePaymentMethod(value)
  if (method === undefined) return null
  if (method === null) return <MethodGone close={close} />
  return isCard(method) ? (
    <EditCreditCardDialog card={method} close={close} />
  ) : (
    <BankAccountDialog account={method} close={close} />
  )
}
