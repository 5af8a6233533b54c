import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { inventoryNameField } from '../inventory.ts'
import { getCustomerInventory, updateCustomerInventory } from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'

const title = 'Rename count'

type Params = CallInput<typeof updateCustomerInventory>['params']

/** INV-1: another name for an open count: `?rename-count=ID`. */
export function RenameCountDialog({ value, close }: DialogProps) {
  const shipTo = useShipToParams()
  const params = shipTo && { ...shipTo, inventoryId: value }
  const { data, error, refetch } = useCall(getCustomerInventory, params && { params })
  if (data && params) return <RenameCount key={value} name={data.inventory.name} params={params} close={close} />
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
}

function RenameCount({ name, params, close }: { name: string; params: Params; close: () => void }) {
  const [saved] = useState({ name })
  const act = useAct(updateCustomerInventory, {
    refresh: ['listCustomerInventories', 'getCustomerInventory'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const form = useCallForm<{ name: string }, { params: Params; body: { name: string } }>({
    act: { isRunning: act.isRunning, failure: act.failure, reset: act.reset },
    places: {},
    saved,
    problemsOf: ({ name: typed }) => ({ name: nameProblem(typed.trim()) }),
    // Two people's names for a count: the later counts, and nothing else of it is sent.
    onSubmit: ({ name: typed }) => act.run({ params, body: { action: 'Rename', name: typed.trim() } }),
  })
  return (
    <Dialog
      title={title}
      width={480}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            Save
          </Button>
        </>
      }
    >
      <FormBody form={form} className="grid gap-4">
        <FormText form={form} name="name" label="Name of the count" isRequired autoFocus />
        {form.failure && (
          <p role="alert" className="text-14 text-danger">
            {form.failure.message}
          </p>
        )}
      </FormBody>
    </Dialog>
  )
}

const nameProblem = (name: string): string | undefined =>
  name === '' ? inventoryRefusals.inventory_name_required.message : freeTextProblem(inventoryNameField, name)
