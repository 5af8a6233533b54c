import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import {
  createCustomerCategory,
  listCustomerCategories,
  updateCustomerCategory,
} from '#areas/customer-data/named-entries.endpoints.ts'
import { isOfField, NameForm } from './name-form.tsx'

/** GUIDE-4: '?customerCategory=new' adds one, '?customerCategory=ID' renames it. */
export function CategoryDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listCustomerCategories, params && { params })
  const options = {
    refresh: ['listCustomerCategories', 'listCustomItems', 'getCustomItem'] as const,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: isOfField,
  }
  const create = useAct(createCustomerCategory, options)
  const update = useAct(updateCustomerCategory, options)
  const isNew = value === 'new'
  const entry = data?.categories.find(({ id }) => id === value)
  if (params && (isNew || entry))
    return (
      <NameForm
        key={value}
        title={isNew ? 'Add category' : 'Rename category'}
        submitLabel={isNew ? 'Add category' : 'Save'}
        hint="Such as Produce"
        name={entry?.name ?? ''}
        act={isNew ? create : update}
        onSubmit={(name) =>
          isNew
            ? create.run({ params, body: { name } })
            : update.run({ params: { ...params, id: value }, body: { name } })
        }
        close={close}
      />
    )
  return (
    <WaitingDialog
      title="Rename category"
      failure={data ? gone : error}
      what="The category"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

const gone = { status: 404, message: 'This category does not exist any more.' }
