import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { Grid, type GridColumn } from '#ui/grid/grid.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import type { PreviewedLine } from '../price-change.ts'
import { type LineField, lineFields } from './line-text.ts'
import { PreviewedCell } from './previewed-cell.tsx'
import type { PriceSheet, SheetRow } from './use-price-sheet.ts'

// With what a line does beside them, all fit 1440 pixels.
const widths: Readonly<Record<LineField, string>> = {
  scope: 'w-36',
  itemNumber: 'w-22',
  caseCents: 'w-20',
  eachCents: 'w-20',
  poundHundredths: 'w-20',
  startsOn: 'w-24',
  endsOn: 'w-24',
  reference: 'w-24',
  breaks: 'w-32',
  costPlus: 'w-20',
}
const isNumber = (field: LineField): boolean => /Cents|Hundredths/.test(field)

interface ShownRow {
  readonly row: SheetRow
  readonly number: number
  readonly shown: PreviewedLine | undefined
}

/**
 * ITEM-8: the lines of a change: arrows and Enter move between fields, rows of a spreadsheet are
 * pasted into them, Ctrl+Enter previews.
 */
export function PriceGrid({
  sheet,
  shownOf,
  list,
  seesCosts,
  onPreview,
}: {
  sheet: PriceSheet
  shownOf: (key: string) => PreviewedLine | undefined
  /** Id of the choices for whom a price is. */
  list: string
  /** Cost plus is for those who view cost. */
  seesCosts: boolean
  onPreview: () => void
}) {
  const { typeInto, paste, drop } = sheet
  const columns = useMemo(
    (): readonly GridColumn<ShownRow>[] => [
      ...lineFields
        .filter(([field]) => field !== 'costPlus' || seesCosts)
        .map(([field, label]): GridColumn<ShownRow> => ({
          id: field,
          title: label,
          align: isNumber(field) ? 'right' : 'left',
          className: 'py-1 align-top',
          renderCell: ({ row, number }) => {
            const isWrong = row.problem?.field === field
            return (
              <input
                aria-label={`${label} of line ${number}`}
                aria-invalid={isWrong}
                {...(isWrong && { 'aria-describedby': `${row.key}-problem` })}
                className={`field h-8! min-h-8! px-2! ${widths[field]} ${isNumber(field) ? 'figures text-right' : ''}`}
                value={row.text[field]}
                {...(field === 'scope' && { list })}
                {...(isNumber(field) && { inputMode: 'decimal' as const })}
                maxLength={field === 'breaks' ? 200 : 60}
                autoComplete="off"
                readOnly={row.isRemoved}
                onChange={(event) => typeInto(row.key, field, event.currentTarget.value)}
                onPaste={(event) => {
                  if (paste(row.key, field, event.clipboardData.getData('text'))) event.preventDefault()
                }}
              />
            )
          },
        })),
      {
        id: 'effect',
        title: 'Effect',
        className: 'py-1 align-top min-w-56',
        renderCell: ({ row, shown }) => <PreviewedCell row={row} shown={shown} />,
      },
      {
        id: 'remove',
        title: <span className="sr-only">Actions</span>,
        className: 'py-1 align-top',
        renderCell: ({ row, number }) => (
          <IconButton label={`Leave out line ${number}`} onPress={() => drop(row.key)}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        ),
      },
    ],
    [list, seesCosts, typeInto, paste, drop],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within
    <div onKeyDownCapture={saveByKeys(onPreview)}>
      <Grid
        label="Prices"
        columns={columns}
        entries={sheet.rows.map((row, index) => ({
          key: row.key,
          row: { row, number: index + 1, shown: shownOf(row.key) },
        }))}
        usualHeight={42}
        minWidth="min-w-[1180px]"
      />
    </div>
  )
}
