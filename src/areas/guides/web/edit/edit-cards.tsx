import type { ReactNode } from 'react'
import { CategoryField, LocationField, OwnNameField, OwnNumberField, ParField, ReorderField } from './line-fields.tsx'
import { ChooseLine, type EditLinesProps, LineActions, LineTitle, ownLines } from './line-parts.tsx'

/** GUIDE-1 on a phone or tablet: a card a line, with the fields of the grid. */
export function EditCards(props: EditLinesProps) {
  const { groups, categories, locations, onChange } = props
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {groups.flatMap((group) => [
        ...(group.title === null
          ? []
          : [
              <li key={`title ${group.key}`} className="pt-2 text-13 font-semibold md:col-span-2">
                {group.title}
              </li>,
            ]),
        ...ownLines(group).map((row) => (
          <li
            key={row.lineId}
            className="rounded-dialog border border-line bg-raised p-3 [contain-intrinsic-size:auto_260px] [content-visibility:auto]"
          >
            <div className="flex items-start justify-between gap-2">
              <ChooseLine row={row} {...props} className="-mt-2 -ml-3 size-11 shrink-0" boxClassName="size-5" />
              <span className="min-w-0 flex-1">
                <LineTitle row={row} {...props} isDense={false} />
              </span>
              <span className="-mt-1 -mr-2 flex shrink-0">
                <LineActions row={row} {...props} />
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
