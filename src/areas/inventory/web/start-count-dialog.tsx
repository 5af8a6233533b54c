import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import type { Guide } from '#areas/guides/guide.ts'
import { listGuides } from '#areas/guides/guides.endpoints.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { countScreen } from '../inventory.addresses.ts'
import { maxNameLength, type Valuation, valuations } from '../inventory.ts'
import { openCustomerInventory } from '../inventory.endpoints.ts'

const title = 'Start a count'

/** INV-1: '?start-count=ID' starts a count of that guide, any other value of one that is chosen. */
export function StartCountDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listGuides, params && { params })
  if (!data || !params)
    return (
      <WaitingDialog title={title} failure={error} what="Your guides" onRetry={() => void refetch()} onClose={close} />
    )
  const guides = data.guides.filter(({ type, lineCount }) => type === 'CustomInventory' && lineCount > 0)
  if (guides.length > 0) return <StartCount params={params} guides={guides} guideId={value} close={close} />
  return (
    <Dialog title={title} isOpen onClose={close} footer={<CloseButton />}>
      <EmptyState title="There is no guide to count by">
        A count goes through an inventory guide: the items of a kitchen in the order of its shelves. Create one under
        Guides and add items to it.
      </EmptyState>
    </Dialog>
  )
}

interface NewCount {
  readonly guideId: string
  readonly name: string
  readonly valuation: Valuation
  readonly isBlind: boolean
}

const valuationOptions = Object.entries(valuations).map(([value, label]) => ({ value: value as Valuation, label }))

function StartCount({
  params,
  guides,
  guideId,
  close,
}: {
  params: { division: string; shipTo: string }
  guides: readonly Guide[]
  guideId: string
  close: () => void
}) {
  const go = useGo()
  const act = useAct(openCustomerInventory, {
    refresh: ['listCustomerInventories'],
    done: ({ inventory }) => go(countScreen.at({ id: inventory.id }), { isSettled: true }),
    failed: ({ code, details }) => {
      // Somebody started it a moment ago: that is where one counts.
      const { inventoryId } = (details ?? {}) as { inventoryId?: string }
      if (code === 'inventory_already_open' && inventoryId) go(countScreen.at({ id: inventoryId }), { isSettled: true })
      return code !== 'inventory_already_open'
    },
  })
  const [first] = guides
  const form = useCallForm<NewCount, CallInput<typeof openCustomerInventory>>({
    act,
    places: {},
    saved: {
      guideId: guides.find(({ id }) => id === guideId)?.id ?? first?.id ?? '',
      name: '',
      valuation: 'lastPurchase',
      isBlind: false,
    },
    problemsOf: () => ({}),
    onSubmit: ({ name, ...count }) => act.run({ params, body: { ...count, ...(name.trim() && { name }) } }),
  })
  const isBlind = useFormField(form, 'isBlind')
  return (
    <FormDialog title={title} submitLabel="Start counting" width={520} form={form} onClose={close}>
      <FormSelect
        form={form}
        name="guideId"
        label="Guide"
        options={guides.map(({ id, name, lineCount }) => ({
          value: id,
          label: name,
          hint: plural(lineCount, 'item'),
        }))}
      />
      <FormText
        form={form}
        name="name"
        label="Name"
        maxLength={maxNameLength}
        hint="The guide and the day, unless you type one"
      />
      <FormSelect form={form} name="valuation" label="Value items at" options={valuationOptions} />
      <Checkbox isSelected={isBlind.value} onChange={isBlind.onChange}>
        Blind count: pars and the last count are hidden until it is closed
      </Checkbox>
    </FormDialog>
  )
}
