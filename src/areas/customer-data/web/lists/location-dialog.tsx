import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import {
  createCustomerLocation,
  listCustomerLocations,
  updateCustomerLocation,
} from '#areas/customer-data/named-entries.endpoints.ts'
import { isOfField, NameForm } from './name-form.tsx'

/** GUIDE-4: '?customerLocation=new' adds one, '?customerLocation=ID' renames it. */
export function LocationDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listCustomerLocations, params && { params })
  const options = {
    refresh: ['listCustomerLocations', 'listCustomItems', 'getCustomItem'] as const,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: isOfField,
  }
  const create = useAct(createCustomerLocation, options)
  const update = useAct(updateCustomerLocation, options)
  const isNew = value === 'new'
  const entry = data?.locations.find(({ id }) => id === value)
  if (params && (isNew || entry))
    return (
      <NameForm
        key={value}
        title={isNew ? 'Add location' : 'Rename location'}
        submitLabel={isNew ? 'Add location' : 'Save'}
        hint="Such as Walk-in cooler"
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
      title="Rename location"
      failure={data ? gone : error}
      what="The location"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

const gone = { status: 404, message: 'This location does not exist any more.' }
