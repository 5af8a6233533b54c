import { Grid, type GridColumn, type GridEntry } from '#ui/grid/grid.tsx'
import type { GuideRow } from '#areas/guides/guide.ts'
import {
  CategoryField,
  isKeptBy,
  LocationField,
  OwnNameField,
  OwnNumberField,
  ParField,
  ReorderField,
} from './line-fields.tsx'
import { ChooseLine, type EditLinesProps, LineActions, LineTitle, ownLines } from './line-parts.tsx'

/** By how many buttons stand beside the one that takes the line out. */
const actionsWidth = ['w-11', 'w-20', 'w-29']

/** GUIDE-1: pars, own words and places of the lines, typed with the keys of the order grid. */
export function EditGrid(props: EditLinesProps) {
  const { groups, categories, locations, onChange, onPin, onSwitch } = props
  const rows = groups.flatMap(ownLines)
  const columns: readonly GridColumn<GuideRow>[] = [
    {
      id: 'choose',
      title: <span className="sr-only">Choose</span>,
      headClassName: 'w-10',
      renderCell: (row) => (
        <ChooseLine row={row} {...props} className="size-7 pointer-coarse:size-11" boxClassName="size-4.5" />
      ),
    },
    {
      id: 'description',
      title: 'Description',
      headClassName: 'w-full',
      className: 'max-w-0 min-w-44',
      renderCell: (row) => <LineTitle row={row} {...props} isDense />,
    },
    {
      id: 'own name',
      title: 'Your name',
      headClassName: 'w-34 min-[1400px]:min-w-38',
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
      headClassName: 'w-30 min-[1400px]:min-w-38',
      renderCell: (row) => <LocationField row={row} options={locations} onChange={onChange} />,
    },
    {
      id: 'actions',
      title: <span className="sr-only">Actions</span>,
      headClassName: actionsWidth[[onPin, onSwitch].filter(Boolean).length]!,
      className: 'px-0!',
      renderCell: (row) => (
        <span className="-my-1 flex justify-end">
          <LineActions row={row} {...props} />
        </span>
      ),
    },
  ]
  const entries = groups.flatMap((group): GridEntry<GuideRow>[] => [
    ...(group.title === null ? [] : [{ key: `title ${group.key}`, title: group.title }]),
    ...ownLines(group).map((row) => ({ key: row.lineId, row })),
  ])
  return <Grid label="Lines" columns={columns} entries={entries} minWidth="min-w-[940px]" />
}
