import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { CloseButton } from '#ui/close-button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { inventoriesScreen } from '../inventory.addresses.ts'
import type { Inventory } from '../inventory.ts'
import { deleteCustomerInventory, getCustomerInventory } from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'

/** INV-1: asks before a count without quantities is deleted: `?delete-count=ID`. */
export function DeleteCountDialog({ value, close }: DialogProps) {
  const go = useGo()
  const shipTo = useShipToParams()
  const params = shipTo && { ...shipTo, inventoryId: value }
  const { data, error, refetch } = useCall(getCustomerInventory, params && { params })
  const remove = useAct(deleteCustomerInventory, {
    failed: ({ status }) => {
      // Somebody counted or closed it in the meantime: the dialog shows what is so now.
      if (status < 500) void refreshCalls(['getCustomerInventory', 'listCustomerInventories'])
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(inventoriesScreen.at(), { replace: true })
      void refreshCalls(['listCustomerInventories'])
    },
  })
  const refusal = data && refusalOf(data.inventory)
  if (refusal)
    return (
      <Dialog title="Delete count" width={440} isOpen onClose={close} footer={<CloseButton />}>
        <p className="py-1 text-14">{refusal.message}</p>
      </Dialog>
    )
  if (!data || !params)
    return (
      <WaitingDialog
        title="Delete count"
        failure={error}
        what="The count"
        missing={{ text: inventoryRefusals.inventory_not_found.message }}
        onRetry={() => void refetch()}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      title="Delete count"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={remove.isRunning}
      failure={remove.failure}
      onConfirm={() => !remove.isRunning && remove.run({ params })}
      onClose={close}
    >
      <p className="break-words">
        {data.inventory.name} will be deleted for everybody at this ship-to. Its guide stays. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}

/** Why a count cannot be deleted, as the server would say it. */
function refusalOf({ abilities }: Pick<Inventory, 'abilities'>) {
  return Object.values(inventoryRefusals).find(({ code }) => code === abilities.delete)
}
