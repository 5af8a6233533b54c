import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { RowButton } from '#ui/row-button.tsx'
import { LineName, nameOf } from '../line-name.tsx'
import { type EditLinesProps, PinButton, Reason } from './edit-grid.tsx'
import { CategoryField, LocationField, OwnNameField, OwnNumberField, ParField, ReorderField } from './line-fields.tsx'

/** GUIDE-1 on a phone or tablet: a card a line, with the fields of the grid. */
export function EditCards({
  groups,
  today,
  categories,
  locations,
  chosen,
  onChoose,
  onChange,
  onRemove,
  onPin,
}: EditLinesProps) {
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {groups.flatMap(({ key, title, lines }) => [
        ...(title === null
          ? []
          : [
              <li key={`title ${key}`} className="pt-2 text-13 font-semibold md:col-span-2">
                {title}
              </li>,
            ]),
        ...lines
          .filter(({ isAlternate }) => !isAlternate)
          .map(({ line: row }) => (
            <li
              key={row.lineId}
              className="rounded-dialog border border-line bg-raised p-3 [contain-intrinsic-size:auto_260px] [content-visibility:auto]"
            >
              <div className="flex items-start justify-between gap-2">
                <label className="-mt-2 -ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
                  <input
                    type="checkbox"
                    className="size-5 accent-(--action)"
                    aria-label={`Choose ${nameOf({ line: row, item: row.item })}`}
                    checked={chosen.has(row.lineId)}
                    onChange={(event) => onChoose(row, event.currentTarget.checked)}
                  />
                </label>
                <span className="min-w-0 flex-1">
                  <LineName of={{ line: row, item: row.item, isAlternate: false }} isDense={false} withBadges={false} />
                  {onPin && <Reason row={row} today={today} />}
                </span>
                <span className="-mt-1 -mr-2 flex shrink-0">
                  {onPin && <PinButton row={row} onPin={onPin} />}
                  {onRemove && (
                    <RowButton label={`Remove ${nameOf({ line: row, item: row.item })}`} onPress={() => onRemove(row)}>
                      <Trash2 size={16} aria-hidden="true" />
                    </RowButton>
                  )}
                </span>
              </div>
              <div className="grid grid-cols-3 gap-2 pt-2 [&_.field]:h-11! [&_.field]:text-16!">
                <Field label="Par CS">{<ParField row={row} unit="CS" onChange={onChange} />}</Field>
                <Field label="Par EA">{<ParField row={row} unit="EA" onChange={onChange} />}</Field>
                <Field label="Reorder %">{<ReorderField row={row} onChange={onChange} />}</Field>
              </div>
              <div className="grid grid-cols-2 gap-2 pt-2 [&_.field]:h-11! [&_.field]:text-16!">
                <Field label="Your name">{<OwnNameField row={row} onChange={onChange} />}</Field>
                <Field label="Your number">{<OwnNumberField row={row} onChange={onChange} />}</Field>
                <Field label="Category">{<CategoryField row={row} options={categories} onChange={onChange} />}</Field>
                <Field label="Location">{<LocationField row={row} options={locations} onChange={onChange} />}</Field>
              </div>
            </li>
          )),
      ])}
    </ul>
  )
}

/** The fields name themselves to screen readers. */
const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="min-w-0 not-has-[input,select]:hidden">
    <span aria-hidden="true" className="block text-12 text-muted">
      {label}
    </span>
    {children}
  </span>
)
