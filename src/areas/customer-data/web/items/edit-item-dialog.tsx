import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { pickFields } from '#kit/merge-draft.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { CustomItem } from '#areas/customer-data/custom-item.ts'
import { createCustomItem, getCustomItem, updateCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { NotSaved } from '../not-saved.tsx'
import { failedText } from './custom-item-dialog.tsx'
import { blankItem, bodyOf, draftOf, type ItemDraft, itemProblems } from './item-draft.ts'
import { ItemFields, itemLabels } from './item-fields.tsx'

type Place = NonNullable<ReturnType<typeof useShipToParams>>

/** GUIDE-4: '?editCustomItem=new' adds one, '?editCustomItem=ID' changes it. */
export function EditItemDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const isNew = value === 'new'
  const { data, error, refetch } = useCall(
    getCustomItem,
    isNew || params === null ? null : { params: { ...params, id: value } },
  )
  if (params && isNew) return <Editor place={params} close={close} />
  if (params && data) return <Editor key={data.id} place={params} item={data} close={close} />
  return (
    <WaitingDialog
      title="Edit custom item"
      failure={error}
      message={failedText}
      missing={{ text: 'This custom item does not exist any more.' }}
      what="The custom item"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Editor({ place, item, close }: { place: Place; item?: CustomItem; close: () => void }) {
  const [start] = useState(() => (item ? draftOf(item) : blankItem))
  const done = ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    close()
  }
  const refresh = ['listCustomItems', 'getCustomItem'] as const
  const create = useAct(createCustomItem, { refresh, done, failed: () => true })
  const update = useAct(updateCustomItem, {
    refresh,
    done,
    failed: ({ code, details }) => {
      if (code !== 'custom_item_changed') return true
      const { customItem } = details as { customItem: CustomItem }
      writeCall(getCustomItem, { params: { ...place, id: customItem.id } }, () => customItem)
      return true
    },
  })
  const { isRunning, failure, reset } = item ? update : create
  const form = useCallForm<ItemDraft, CallInput<typeof createCustomItem>>({
    act: { isRunning, failure, reset },
    places: {},
    saved: item ? draftOf(item) : start,
    problemsOf: itemProblems,
    onSubmit: (draft, changed) => {
      if (!item) return create.run({ params: place, body: bodyOf(draft) })
      if (changed.length === 0) return close()
      // What a box hides goes with it.
      const names = changed.includes('isBrokenCase')
        ? [...changed, 'eachesPerCase' as const, 'eachPrice' as const]
        : changed
      update.run({ params: { ...place, id: item.id }, body: pickFields(bodyOf(draft), names) }, item.version)
    },
  })
  return (
    <Dialog
      title={item ? 'Edit custom item' : 'Add custom item'}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      width={720}
      footer={
        <>
          <NotSaved failure={form.failure} />
          <CloseButton />
          <Button variant="primary" isPending={isRunning} onPress={form.submit}>
            {item ? 'Save' : 'Add custom item'}
          </Button>
        </>
      }
    >
      <FormBody form={form}>
        <ChangedByOthers
          fields={form.news.map((name) => ({ label: itemLabels[name], now: item ? nowText(item, name) : '' }))}
        />
        <ItemFields form={form} place={place} />
      </FormBody>
    </Dialog>
  )
}

/** What a field reads now, for who else has changed it. */
function nowText(item: CustomItem, name: keyof ItemDraft): string {
  if (name === 'categoryId') return item.categoryName
  if (name === 'locationId') return item.locationName
  if (name === 'distributorId') return item.distributorName
  const value = draftOf(item)[name]
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
}
