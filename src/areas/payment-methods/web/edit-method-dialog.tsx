import type { DialogProps } from '#browser/web-area.ts'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { EditCreditCardDialog } from './edit-credit-card-dialog.tsx'
import { isCard } from './describe-method.ts'
import { MethodOf } from './method-of.tsx'

/** PROFILE-5, 6: changes an account or a card. */
export function EditMethodDialog({ value, close }: DialogProps) {
  return (
    <MethodOf id={value} close={close}>
      {(method) =>
        isCard(method) ? (
          <EditCreditCardDialog card={method} close={close} />
        ) : (
          <BankAccountDialog account={method} close={close} />
        )
      }
    </MethodOf>
  )
}
