import { MapPinPlus } from 'lucide-react'
import { type FocusEvent, useMemo } from 'react'
import { Grid, type GridColumn, type GridEntry } from '#ui/grid/grid.tsx'
import { RowButton } from '#ui/row-button.tsx'
import { countedBy } from '#areas/inventory/rules/counted-by.ts'
import { formatQuantity } from '#areas/inventory/rules/format-count.ts'
import type { SheetSection, SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import type { CountSession } from '../count-session.ts'
import { AmountField } from './amount-field.tsx'
import { formatPar } from './format-par.ts'
import type { CountUnit } from './shelf-entries.ts'
import { detailOf, nameOf } from './shelf-name.ts'
import { ShelfStatus } from './shelf-status.tsx'
import { entriesFor, useShelfEntry } from './use-shelf-entry.ts'

/** What the fields are called aloud and beside the field. */
export const unitNames = {
  cases: { spoken: 'Cases', short: 'CS' },
  eaches: { spoken: 'Eaches', short: 'EA' },
  pounds: { spoken: 'Pounds', short: 'lb' },
} as const

/**
 * INV-1: the sheet on a desktop and a tablet: a row for each shelf, counted by keyboard. A blind
 * count has no columns for pars and the count before.
 */
export function CountGrid({
  session,
  sections,
  isBlind,
  target,
  onAlsoHere,
}: {
  session: CountSession
  sections: readonly SheetSection[]
  isBlind: boolean
  /** A row to bring into view, such as one that was scanned. */
  target: { readonly key: string } | undefined
  /** Counts an item at another location too; absent where there is none. */
  onAlsoHere: ((shelf: SheetShelf) => void) | undefined
}) {
  const columns = useMemo(() => columnsOf(session, isBlind, onAlsoHere), [session, isBlind, onAlsoHere])
  const entries = useMemo(
    () =>
      sections.flatMap(({ locationId, name, shelves }): GridEntry<SheetShelf>[] => [
        { key: `location-${locationId ?? ''}`, title: name },
        ...shelves.map((shelf) => ({ key: shelf.key, row: shelf })),
      ]),
    [sections],
  )
  const shelfOf = (key: string | undefined) =>
    sections.flatMap(({ shelves }) => shelves).find((shelf) => shelf.key === key)
  // A row counts when it is left, not with each of its fields.
  const onBlur = ({ target: field, relatedTarget }: FocusEvent<HTMLElement>) => {
    const left = keyAt(field)
    const shelf = left === keyAt(relatedTarget) ? undefined : shelfOf(left)
    if (shelf && field instanceof HTMLInputElement) entriesFor(session).commit(shelf)
  }
  return (
    <div className="@container" onBlur={onBlur}>
      <Grid label="Count sheet" columns={columns} entries={entries} target={target} minWidth="min-w-[700px]" />
    </div>
  )
}

const keyAt = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined

function columnsOf(
  session: CountSession,
  isBlind: boolean,
  onAlsoHere: ((shelf: SheetShelf) => void) | undefined,
): GridColumn<SheetShelf>[] {
  const amount = (id: string, title: string, units: readonly CountUnit[]): GridColumn<SheetShelf> => ({
    id,
    title,
    align: 'right',
    headClassName: 'w-28',
    renderCell: (shelf) =>
      units
        .filter((unit) => countedBy(shelf.line)[unit])
        .map((unit) => <AmountCell key={unit} session={session} shelf={shelf} unit={unit} />),
  })
  const expected: GridColumn<SheetShelf>[] = [
    {
      id: 'par',
      title: 'Par',
      align: 'right',
      headClassName: 'w-20',
      className: 'figures whitespace-nowrap text-muted',
      renderCell: ({ line }) => formatPar(line),
    },
    {
      id: 'last',
      title: 'Last count',
      align: 'right',
      // A tablet needs the width for the names, and so does large text.
      headClassName: 'w-28 @max-[56rem]:hidden',
      className: 'figures whitespace-nowrap text-muted @max-[56rem]:hidden',
      renderCell: ({ line }) => (line.expected?.previous ? formatQuantity(line.expected.previous, line) : '-'),
    },
  ]
  const alsoHere: GridColumn<SheetShelf> = {
    id: 'also-here',
    title: '',
    label: 'Also here',
    headClassName: 'w-12',
    renderCell: (shelf) => (
      // The row keeps its height, by which the grid knows where its rows are.
      <span className="-my-1.5 flex justify-end">
        <RowButton label={`Also here…: ${nameOf(shelf.line)}`} onPress={() => onAlsoHere?.(shelf)}>
          <MapPinPlus size={16} aria-hidden="true" />
        </RowButton>
      </span>
    ),
  }
  return [
    {
      id: 'item',
      title: 'Item',
      className: 'max-w-0',
      renderCell: ({ line }) => (
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium">{nameOf(line)}</span>
          <span className="figures min-w-0 shrink-[3] truncate text-12 text-muted">{detailOf(line)}</span>
        </span>
      ),
    },
    ...(isBlind ? [] : expected),
    amount('cases', 'Cases', ['cases']),
    // No item is counted by both: what is left of a case stays in one column for the keyboard.
    amount('rest', 'Eaches, lb', ['eaches', 'pounds']),
    {
      id: 'status',
      title: 'Counted',
      headClassName: 'w-40 pl-4! @min-[72rem]:w-64 @min-[72rem]:pl-6!',
      className: 'max-w-0 pl-4! text-12 @min-[72rem]:pl-6!',
      renderCell: (shelf) => <ShelfStatus session={session} shelf={shelf} />,
    },
    ...(onAlsoHere ? [alsoHere] : []),
  ]
}

function AmountCell({ session, shelf, unit }: { session: CountSession; shelf: SheetShelf; unit: CountUnit }) {
  const { texts, problem, isDraft } = useShelfEntry(session, shelf)
  const entries = entriesFor(session)
  return (
    <AmountField
      label={`${unitNames[unit].spoken} of ${nameOf(shelf.line)}`}
      unit={unitNames[unit].short}
      text={texts[unit]}
      problem={problem(unit)}
      isDraft={isDraft}
      isWhole={unit === 'eaches'}
      onType={(text) => entries.type(shelf, unit, text)}
      onEnter={() => entries.commit(shelf)}
    />
  )
}
