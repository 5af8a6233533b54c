import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { common } from '#contract/common-refusals.ts'
import { Button } from '#ui/button.tsx'
import { addBankAccountDialog, addCreditCardDialog } from '../payment-methods.addresses.ts'
import { usePaymentSettings } from './use-payment-settings.ts'

/**
 * PROFILE-1: buttons of the page header on this tab; only for users allowed to add, cards only
 * where they are taken.
 */
export function AddMethodButtons() {
  const actor = useActor()
  const { data } = usePaymentSettings()
  const go = useGo()
  const reason = actor.kind === 'proxy' ? common.not_while_logged_in_as.message : undefined
  if (!actor.can('addBankCard')) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" disabledReason={reason} onPress={() => go(addBankAccountDialog.open())}>
        Add bank account
      </Button>
      {data?.isCreditCardPaymentEnabled && (
        <Button disabledReason={reason} onPress={() => go(addCreditCardDialog.open())}>
          Add credit card
        </Button>
      )}
    </div>
  )
}
