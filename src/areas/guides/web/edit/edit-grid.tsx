import { Pin, PinOff, Trash2 } from 'lucide-react'
import { Grid, type GridColumn, type GridEntry } from '#ui/grid/grid.tsx'
import { RowButton } from '#ui/row-button.tsx'
import type { GuideRow } from '#areas/guides/guide.ts'
import { describeReason } from '#areas/guides/rules/describe-reason.ts'
import { LineName, nameOf } from '../line-name.tsx'
import type { OrderGroup } from '../order-lines.ts'
import {
  CategoryField,
  isKeptBy,
  LocationField,
  OwnNameField,
  OwnNumberField,
  ParField,
  ReorderField,
} from './line-fields.tsx'
import type { PlaceOption } from './place-select.tsx'
import type { LineChange } from './use-change-lines.ts'

/** What the lines of a guide need to be changed. */
export interface EditLinesProps {
  readonly groups: readonly OrderGroup[]
  readonly today: string
  readonly categories: readonly PlaceOption[]
  readonly locations: readonly PlaceOption[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (row: GuideRow, isChosen: boolean) => void
  readonly onChange: (lineIds: readonly string[], what: LineChange) => Promise<string | undefined>
  /** Absent for those who may not take lines out. */
  readonly onRemove: ((row: GuideRow) => void) | undefined
  /** Staff, in a Standard guide. */
  readonly onPin: ((row: GuideRow) => void) | undefined
}

/** GUIDE-1: pars, own words and places of the lines, typed with the keys of the order grid. */
export function EditGrid({
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
  const rows = groups.flatMap(({ lines }) => lines.map(({ line }) => line))
  const columns: readonly GridColumn<GuideRow>[] = [
    {
      id: 'choose',
      title: <span className="sr-only">Choose</span>,
      headClassName: 'w-10',
      renderCell: (row) => (
        <label className="grid size-7 cursor-pointer place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="size-4.5 accent-(--action)"
            aria-label={`Choose ${nameOf({ line: row, item: row.item })}`}
            checked={chosen.has(row.lineId)}
            onChange={(event) => onChoose(row, event.currentTarget.checked)}
          />
        </label>
      ),
    },
    {
      id: 'description',
      title: 'Description',
      headClassName: 'w-full',
      className: 'max-w-0 min-w-44',
      renderCell: (row) => (
        <>
          <LineName of={{ line: row, item: row.item, isAlternate: false }} isDense withBadges={false} />
          {onPin && <Reason row={row} today={today} />}
        </>
      ),
    },
    {
      id: 'own name',
      title: 'Your name',
      headClassName: 'w-34 xl:w-52',
      renderCell: (row) => <OwnNameField row={row} onChange={onChange} />,
    },
    {
      id: 'own number',
      title: 'Your number',
      headClassName: 'w-24',
      renderCell: (row) => <OwnNumberField row={row} onChange={onChange} />,
    },
    {
      id: 'par CS',
      title: 'Par CS',
      headClassName: 'w-16',
      align: 'right',
      renderCell: (row) => <ParField row={row} unit="CS" onChange={onChange} />,
    },
    // A column nobody can fill costs the descriptions their room.
    ...(rows.some((row) => isKeptBy('EA', row))
      ? [
          {
            id: 'par EA',
            title: 'Par EA',
            headClassName: 'w-16',
            align: 'right' as const,
            renderCell: (row: GuideRow) => <ParField row={row} unit="EA" onChange={onChange} />,
          },
        ]
      : []),
    {
      id: 'reorder',
      title: 'Reorder %',
      headClassName: 'w-20',
      align: 'right',
      renderCell: (row) => <ReorderField row={row} onChange={onChange} />,
    },
    {
      id: 'category',
      title: 'Category',
      headClassName: 'w-30 xl:w-36',
      renderCell: (row) => <CategoryField row={row} options={categories} onChange={onChange} />,
    },
    {
      id: 'location',
      title: 'Location',
      headClassName: 'w-30 xl:w-36',
      renderCell: (row) => <LocationField row={row} options={locations} onChange={onChange} />,
    },
    {
      id: 'actions',
      title: <span className="sr-only">Actions</span>,
      headClassName: onPin ? 'w-20' : 'w-11',
      className: 'px-0!',
      renderCell: (row) => (
        <span className="-my-1 flex justify-end">
          {onPin && <PinButton row={row} onPin={onPin} />}
          {onRemove && (
            <RowButton label={`Remove ${nameOf({ line: row, item: row.item })}`} onPress={() => onRemove(row)}>
              <Trash2 size={16} aria-hidden="true" />
            </RowButton>
          )}
        </span>
      ),
    },
  ]
  const entries = groups.flatMap(({ key, title, lines }): GridEntry<GuideRow>[] => [
    ...(title === null ? [] : [{ key: `title ${key}`, title }]),
    ...lines.filter(({ isAlternate }) => !isAlternate).map(({ line }) => ({ key: line.lineId, row: line })),
  ])
  return <Grid label="Lines" columns={columns} entries={entries} minWidth="min-w-[940px]" />
}

/** GUIDE-1: staff keep a line of a Standard guide whatever is bought. */
export const PinButton = ({ row, onPin }: { row: GuideRow; onPin: (row: GuideRow) => void }) => (
  <RowButton
    label={`${row.isPinned ? 'Unpin' : 'Pin'} ${nameOf({ line: row, item: row.item })}`}
    onPress={() => onPin(row)}
  >
    {row.isPinned ? <PinOff size={16} aria-hidden="true" /> : <Pin size={16} aria-hidden="true" />}
  </RowButton>
)

/** Why a line is in a Standard guide. */
export const Reason = ({ row, today }: { row: GuideRow; today: string }) => {
  const reason = describeReason(row.reason, row.addedByName, today)
  return reason === '' ? null : <span className="block truncate text-12 text-muted">{reason}</span>
}
