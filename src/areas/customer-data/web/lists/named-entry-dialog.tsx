import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { NameForm } from './name-form.tsx'
import { categories, entriesOf, locations, type NamedKind } from './named-kinds.tsx'

/** GUIDE-4: '?customerCategory=new' adds one, '?customerCategory=ID' renames it. */
export const CategoryDialog = (props: DialogProps) => <NamedEntryDialog kind={categories} {...props} />

/** GUIDE-4: '?customerLocation=new' adds one, '?customerLocation=ID' renames it. */
export const LocationDialog = (props: DialogProps) => <NamedEntryDialog kind={locations} {...props} />

function NamedEntryDialog({ kind, value, close }: DialogProps & { kind: NamedKind }) {
  const { noun } = kind
  const params = useShipToParams()
  const { data, error, refetch } = useCall(kind.list, params && { params })
  const options = {
    refresh: [kind.list.name, 'listCustomItems', 'getCustomItem'] as const,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  }
  const create = useAct(kind.create, options)
  const update = useAct(kind.update, options)
  const isNew = value === 'new'
  const entry = data && entriesOf(data).find(({ id }) => id === value)
  if (params && (isNew || entry))
    return (
      <NameForm
        key={value}
        title={`${isNew ? 'Add' : 'Rename'} ${noun}`}
        submitLabel={isNew ? `Add ${noun}` : 'Save'}
        hint={kind.hint}
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
  const gone = { status: 404, message: `This ${noun} does not exist any more.` }
  return (
    <WaitingDialog
      title={`Rename ${noun}`}
      failure={data ? gone : error}
      what={`The ${noun}`}
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}
