import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { PaymentMethod } from '../payment-method.ts'
import { deleteAch, deleteCc } from '../payment-methods.endpoints.ts'
import { describeMethod, isCard } from './describe-method.ts'
import { MethodOf } from './method-of.tsx'
import { refreshed } from './use-payment-settings.ts'

/** PROFILE-4: asks before a payment method is removed. */
export function RemoveMethodDialog({ value, close }: DialogProps) {
  return (
    <MethodOf id={value} close={close}>
      {(method) => <RemoveMethod method={method} close={close} />}
    </MethodOf>
  )
}

function RemoveMethod({ method, close }: { method: PaymentMethod; close: () => void }) {
  const card = isCard(method)
  const options = {
    refresh: refreshed,
    done: ({ message }: { message: string }) => {
      showToast({
        tone: 'success',
        message: message || `${card ? 'Credit card' : 'Bank account'} removed successfully`,
      })
      close()
    },
  }
  const bank = useAct(deleteAch, options)
  const cc = useAct(deleteCc, options)
  const isRunning = bank.isRunning || cc.isRunning
  const confirm = () => {
    if (isRunning) return
    if (card) cc.run({ body: { creditCardInfoId: method.id } })
    else bank.run({ body: { bankInfoId: method.id } })
  }
  return (
    <ConfirmDialog
      title={card ? 'Remove credit card' : 'Remove bank account'}
      confirmLabel="Remove"
      isDangerous
      isOpen
      isPending={isRunning}
      onClose={close}
      onConfirm={confirm}
    >
      <p className="break-words">
        <strong>{method.description}</strong>, {describeMethod(method)}, can then no longer pay for{' '}
        {method.billTos.length === 1 ? method.billTos[0]?.name : `${method.billTos.length} bill-tos`}.
      </p>
      {method.isShared && <p className="mt-2 text-muted">Bill-tos you cannot see keep it.</p>}
    </ConfirmDialog>
  )
}
