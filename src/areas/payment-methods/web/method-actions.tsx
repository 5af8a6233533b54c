import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import type { ValueDialog } from '#contract/address.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { common } from '#contract/common-refusals.ts'
import type { PaymentMethod } from '../payment-method.ts'
import {
  editPaymentMethodDialog,
  paymentMethodDialog,
  removePaymentMethodDialog,
} from '../payment-methods.addresses.ts'

/**
 * PROFILE-4: view always; edit and remove with their permission. Staff logged in as a customer see
 * why not.
 */
export function MethodActions({ method }: { method: PaymentMethod }) {
  const actor = useActor()
  const go = useGo()
  const open = (dialog: ValueDialog) => () => go(dialog.open(method.id))
  const whyNot = (code: string | null) => (code === null ? undefined : common.not_while_logged_in_as.message)
  const { edit, remove } = method.abilities
  return (
    <span className="flex justify-end">
      <IconButton label={`View ${method.description}`} onPress={open(paymentMethodDialog)}>
        <Eye size={16} aria-hidden="true" />
      </IconButton>
      {actor.can('addBankCard') && (
        <IconButton
          label={`Edit ${method.description}`}
          onPress={open(editPaymentMethodDialog)}
          disabledReason={whyNot(edit)}
        >
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
      )}
      {actor.can('deleteBankCard') && (
        <IconButton
          label={`Remove ${method.description}`}
          onPress={open(removePaymentMethodDialog)}
          disabledReason={whyNot(remove)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
