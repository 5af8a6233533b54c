import { Plus, X } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RowButton } from '#ui/row-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Audience, type ViewKind, viewLimits } from '../list-view.ts'
import { columnsOfKind } from '../rules/check-view.ts'
import { audienceWords, shownAudiences } from './audience-words.ts'
import { columnLabel, sortChoices } from './view-words.ts'

const SortableList = loadOnDemand(() => import('#ui/sortable-list.tsx').then((module) => module.SortableList))

/** What is typed and chosen for a view. */
export interface ViewForm {
  readonly name: string
  readonly columns: readonly string[]
  /** Empty: none. */
  readonly sortBy: string
  readonly sortDirection: 'asc' | 'desc'
  readonly sharedWith: Audience
}

/** STAFF-4: a view's name, its columns in order, its sort, and with whom it is shared. */
export function ViewFields({
  form,
  kind,
  mayViewCost,
  mayShareWith,
  customer,
}: {
  form: FormFields<ViewForm>
  kind: ViewKind
  mayViewCost: boolean
  mayShareWith: readonly Audience[]
  /** The bill-to's name. */
  customer: string
}) {
  const sortBy = useFormField(form, 'sortBy')
  const direction = useFormField(form, 'sortDirection')
  const sharedWith = useFormField(form, 'sharedWith')
  const known = columnsOfKind(kind)
  const sorts = sortChoices(kind).filter(({ value }) => mayViewCost || !known[value]?.isCost || value === sortBy.value)
  const audiences = shownAudiences.filter((each) => mayShareWith.includes(each) || each === sharedWith.value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormText form={form} name="name" label="Name" maxLength={viewLimits.name} isRequired autoFocus />
      <ColumnsField form={form} kind={kind} mayViewCost={mayViewCost} />
      <div className="two-columns gap-4">
        <label className="block">
          <span className="field-label">Sort by</span>
          <select
            className="field"
            value={sortBy.value}
            onChange={(event) => sortBy.onChange(event.currentTarget.value)}
          >
            <option value="">{kind === 'order' ? 'The order of the screen' : 'Description'}</option>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {sortBy.error && <span className="text-12 text-danger">{sortBy.error}</span>}
        </label>
        <label className="block">
          <span className="field-label">Direction</span>
          <select
            className="field"
            value={direction.value}
            disabled={sortBy.value === ''}
            onChange={(event) => direction.onChange(event.currentTarget.value === 'desc' ? 'desc' : 'asc')}
          >
            <option value="asc">Ascending</option>
            <option value="desc">Descending</option>
          </select>
        </label>
      </div>
      {audiences.length > 1 && (
        <RadioGroup
          label="Who may use it"
          choices={audiences.map((value) => ({
            value,
            label:
              value === 'billTo' && customer ? `Everybody who orders for ${customer}` : audienceWords[value].choice,
          }))}
          value={sharedWith.value}
          onChange={(value) => sharedWith.onChange(audiences.find((each) => each === value) ?? 'nobody')}
          error={sharedWith.error}
        />
      )}
    </div>
  )
}

/** The chosen columns, sorted by drag, keys or menu, and those that can be added. */
function ColumnsField({
  form,
  kind,
  mayViewCost,
}: {
  form: FormFields<ViewForm>
  kind: ViewKind
  mayViewCost: boolean
}) {
  const { value: chosen, onChange, error } = useFormField(form, 'columns')
  const adding = useRef<HTMLDivElement>(null)
  const known = columnsOfKind(kind)
  const left = Object.entries(known).filter(
    ([column, { isCost }]) => !chosen.includes(column) && (mayViewCost || !isCost),
  )
  const add = (column: string, index: number) => {
    onChange([...chosen, column])
    // The button goes with its column: the keyboard stays among those that are left.
    requestAnimationFrame(() => {
      const buttons = adding.current?.querySelectorAll('button')
      buttons?.[Math.min(index, buttons.length - 1)]?.focus()
    })
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="text-13 font-medium">Columns</legend>
      <p className="text-12 text-muted">Drag a column by its handle, press Alt with an arrow on it, or use its menu.</p>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <SortableList
          label="Columns in order"
          entries={chosen.map((column) => ({ id: column, name: columnLabel(kind, column) }))}
          onSort={onChange}
          menuOf={({ id }) =>
            known[id]?.isNeeded
              ? []
              : [{ id: 'remove', label: 'Remove', onAction: () => onChange(without(chosen, id)) }]
          }
        >
          {({ id, name }) => (
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                {name}
                <span className="block text-12 text-muted">{hintOf(known[id], mayViewCost)}</span>
              </span>
              {!known[id]?.isNeeded && (
                <RowButton label={`Remove ${name}`} onPress={() => onChange(without(chosen, id))}>
                  <X size={16} aria-hidden="true" />
                </RowButton>
              )}
            </span>
          )}
        </SortableList>
      </Suspense>
      {error && <p className="text-12 text-danger">{error}</p>}
      {left.length > 0 && (
        <div ref={adding} role="group" aria-label="Add a column" className="flex flex-wrap gap-2 pt-1">
          {left.map(([column, { label }], index) => (
            <button
              key={column}
              type="button"
              aria-label={`Add ${label}`}
              onClick={() => add(column, index)}
              className="inline-flex h-9 cursor-pointer items-center gap-1 rounded-full border border-line px-3 text-13 hover:border-line-strong pointer-coarse:h-11"
            >
              <Plus size={14} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const without = (columns: readonly string[], column: string) => columns.filter((each) => each !== column)

function hintOf(
  column: { hint?: string; isNeeded?: true; isCost?: true } | undefined,
  mayViewCost: boolean,
): string | undefined {
  if (!column) return 'This column does not exist any more.'
  if (column.isCost && !mayViewCost) return 'Shown to staff who may view analysis'
  return [column.hint, column.isNeeded && 'always shown'].filter(Boolean).join(' · ')
}
