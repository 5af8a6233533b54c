import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import { RenameForm } from '#areas/guides/web/public.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { inventoryNameField } from '../inventory.ts'
import { getCustomerInventory, updateCustomerInventory } from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'

const title = 'Rename count'

/** INV-1: another name for an open count: `?rename-count=ID`. */
export function RenameCountDialog({ value, close }: DialogProps) {
  const shipTo = useShipToParams()
  const params = shipTo && { ...shipTo, inventoryId: value }
  const { data, error, refetch } = useCall(getCustomerInventory, params && { params })
  const act = useAct(updateCustomerInventory, {
    refresh: ['listCustomerInventories', 'getCustomerInventory'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  if (!data || !params)
    return (
      <WaitingDialog
        title={title}
        failure={error}
        what="The count"
        missing={{ text: inventoryRefusals.inventory_not_found.message }}
        onRetry={() => void refetch()}
        onClose={close}
      />
    )
  return (
    <RenameForm
      key={value}
      title={title}
      label="Name of the count"
      name={data.inventory.name}
      act={act}
      problemOf={nameProblem}
      onRename={(name) => act.run({ params, body: { action: 'Rename', name } })}
      close={close}
    />
  )
}

const nameProblem = (name: string): string | undefined =>
  name === '' ? inventoryRefusals.inventory_name_required.message : freeTextProblem(inventoryNameField, name)
