import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { showToast } from '#browser/toasts.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { problemsOf } from '#ui/form/place-refusal.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { type Audience, type ListView, type ViewKind, viewLimits } from '../list-view.ts'
import type { createOrderView } from '../order-views.endpoints.ts'
import type { createPriceView } from '../price-views.endpoints.ts'
import { checkView } from '../rules/check-view.ts'
import { mayViewCost } from '#areas/prices/rules/may-view-cost.ts'
import { usualColumns } from '../view-columns.ts'
import { audienceWords } from './audience-words.ts'
import { useSaveView, useViews } from './use-views.ts'
import { ViewFields, type ViewForm } from './view-fields.tsx'
import { columnLabel, kindWords, sortChoices } from './view-words.ts'

/** STAFF-4: `?order-view=new`, `?order-view=ID` or `?order-view=copy.ID`. */
export const OrderViewDialog = (props: DialogProps) => <ViewDialog kind="order" {...props} />
/** STAFF-4: the same for price views. */
export const PriceViewDialog = (props: DialogProps) => <ViewDialog kind="price" {...props} />

const blank = (kind: ViewKind): ViewForm => ({
  name: '',
  columns: usualColumns[kind],
  sortBy: '',
  sortDirection: 'asc',
  sharedWith: 'nobody',
})
const formOf = ({ name, columns, sortBy, sortDirection, sharedWith }: ListView): ViewForm => ({
  name,
  columns,
  sortBy: sortBy ?? '',
  sortDirection,
  sharedWith,
})

const gone = { status: 404, message: 'This view does not exist any more' }

function ViewDialog({ kind, value, close }: DialogProps & { kind: ViewKind }) {
  const { data, error, refetch } = useViews(kind)
  const isCopy = value.startsWith('copy.')
  const before = data?.views.find(({ id }) => id === value.replace('copy.', ''))
  if (data && (value === 'new' || before)) {
    const start = before && isCopy ? copyOf(before) : undefined
    const opened = isCopy ? undefined : before
    return (
      <Editor
        key={value}
        kind={kind}
        start={start ?? (before ? formOf(before) : blank(kind))}
        {...(opened && { opened })}
        mayShareWith={data.mayShareWith}
        billTo={data.billTo}
        close={close}
      />
    )
  }
  return (
    <WaitingDialog
      title={`Edit ${kindWords[kind].one}`}
      failure={data ? gone : error}
      what="The view"
      onRetry={refetch}
      onClose={close}
    />
  )
}

/** A copy is the reader's own. */
const copyOf = (view: ListView): ViewForm => ({
  ...formOf(view),
  name: `Copy of ${view.name}`.slice(0, viewLimits.name),
  sharedWith: 'nobody',
})

function Editor({
  kind,
  start,
  opened,
  mayShareWith,
  billTo,
  close,
}: {
  kind: ViewKind
  start: ViewForm
  opened?: ListView
  mayShareWith: readonly Audience[]
  billTo: string
  close: () => void
}) {
  // A copy and a new view stay as they began; of a stored one the form names what others change.
  const [first] = useState(start)
  const saved = opened ? start : first
  const actor = useActor()
  const shipTo = useShipTo()
  const acts = useSaveView(kind, ({ message }) => {
    showToast({ tone: 'success', message })
    close()
  })
  const { isRunning, failure, reset } = opened ? acts.update : acts.create
  const whyNot = opened?.change ?? null
  const may = mayViewCost(actor)
  const form = useCallForm<ViewForm, CallInput<typeof createOrderView>>({
    act: { isRunning, failure, reset },
    places: { division: 'sharedWith', billTo: 'sharedWith' },
    saved,
    problemsOf: (values) =>
      problemsOf(checkView(wire(values), { kind, mayViewCost: may, before: opened }), values, 'name'),
    onSubmit: (values) => {
      const body = { ...wire(values), ...(values.sharedWith === 'billTo' && { division: shipTo?.division, billTo }) }
      send(body as never)
    },
  })
  const send = (body: CallInput<typeof createOrderView>['body'] & CallInput<typeof createPriceView>['body']) => {
    if (!opened) acts.create.run({ body })
    else acts.update.run({ params: { orderViewId: opened.id, priceViewId: opened.id }, body }, opened.version)
  }
  const title = `${opened ? 'Edit' : 'Add'} ${kindWords[kind].one}`
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={opened ? 'Save' : title}
      whyNot={whyNot ?? undefined}
      width={640}
      onClose={close}
    >
      <ChangedByOthers
        fields={form.news.map((name) => ({ label: fieldWords[name], now: wordsOf(kind, name, saved) }))}
      />
      <ViewFields
        form={form}
        kind={kind}
        mayViewCost={may}
        mayShareWith={mayShareWith}
        customer={shipTo?.billToName ?? ''}
      />
    </FormDialog>
  )
}

const fieldWords: Readonly<Record<keyof ViewForm, string>> = {
  name: 'Name',
  columns: 'Columns',
  sortBy: 'Sort by',
  sortDirection: 'Direction',
  sharedWith: 'Who may use it',
}
function wordsOf(kind: ViewKind, name: keyof ViewForm, saved: ViewForm): string {
  if (name === 'columns') return saved.columns.map((column) => columnLabel(kind, column)).join(', ')
  if (name === 'sortBy') return sortChoices(kind).find(({ value }) => value === saved.sortBy)?.label ?? ''
  if (name === 'sortDirection') return saved.sortDirection === 'asc' ? 'Ascending' : 'Descending'
  return name === 'sharedWith' ? audienceWords[saved.sharedWith].choice : saved.name
}

const wire = (values: ViewForm) => ({ ...values, sortBy: values.sortBy || null })
