import { Trash2, Undo2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { MoneyText } from '#ui/money-text.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { Grid, type GridColumn } from '#ui/grid/grid.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { incentiveLimits } from '../incentive-record.ts'
import type { IncentiveType } from '../incentive-types.ts'
import { columnsOf, type Rep, type RowField } from './row-text.ts'
import type { SheetRow } from './sheet-rows.ts'
import type { EntrySheet } from './use-entry-sheet.ts'

const isNumber = (field: RowField): boolean => !['repEmail', 'about', 'note'].includes(field)
const widths: Partial<Record<RowField, string>> = {
  repEmail: 'w-full min-w-40',
  about: 'w-full min-w-44',
  note: 'w-full min-w-48',
}
const lengths: Partial<Record<RowField, number>> = { about: incentiveLimits.about, note: incentiveLimits.note }

interface ShownRow {
  readonly row: SheetRow
  /** Of new rows: which one it is. */
  readonly number: number
}

const nameOf = ({ row: { record }, number }: ShownRow) =>
  record ? `${record.repName}, ${record.about}` : `new row ${number}`

/**
 * STAFF-1: the grid of a week's records: arrows and Enter move between fields, rows of a
 * spreadsheet are pasted into it, Ctrl+Enter saves. However many there are, those in view are
 * drawn.
 */
export function EntryGrid({
  type,
  sheet,
  reps,
  isClosed,
  onDelete,
}: {
  type: IncentiveType
  sheet: EntrySheet
  reps: readonly Rep[]
  isClosed: boolean
  onDelete: (row: SheetRow) => void
}) {
  const list = useId()
  const { typeInto, paste, drop, isSaving } = sheet
  const rows = isClosed ? sheet.rows.filter(({ record }) => record) : sheet.rows
  const columns = useMemo(
    (): readonly GridColumn<ShownRow>[] => [
      ...columnsOf(type).map(({ field, label }): GridColumn<ShownRow> => ({
        id: field,
        title: label,
        align: isNumber(field) ? 'right' : 'left',
        className: 'py-1 align-top',
        renderCell: (shown) => {
          const { row } = shown
          const isWrong = row.problem !== undefined && (row.problem.field ?? 'repEmail') === field
          return (
            <input
              aria-label={`${label} of ${nameOf(shown)}`}
              aria-invalid={isWrong}
              {...(isWrong && { 'aria-describedby': `${row.key}-problem` })}
              className={`field h-8! min-h-8! px-2! ${widths[field] ?? 'w-full min-w-24'} ${isNumber(field) ? 'figures text-right' : ''}`}
              value={row.text[field]}
              {...(field === 'repEmail' && { list })}
              {...(lengths[field] && { maxLength: lengths[field] })}
              {...(isNumber(field) && { inputMode: 'decimal' as const })}
              autoComplete="off"
              readOnly={isClosed || isSaving}
              onChange={(event) => typeInto(row.key, field, event.currentTarget.value)}
              onPaste={(event) => {
                if (!isClosed && paste(row.key, field, event.clipboardData.getData('text'))) event.preventDefault()
              }}
            />
          )
        },
      })),
      {
        id: 'amount',
        title: 'Amount',
        align: 'right',
        className: 'pt-2.5 pb-1 align-top min-w-32',
        renderCell: ({ row }) => <AmountCell row={row} />,
      },
      {
        id: 'actions',
        title: <span className="sr-only">Actions</span>,
        className: 'py-1 align-top w-12',
        renderCell: (shown) => {
          const { row } = shown
          if (isClosed) return null
          if (row.isChanged)
            return (
              <IconButton label={`Undo changes of ${nameOf(shown)}`} onPress={() => drop(row.key)}>
                <Undo2 size={16} aria-hidden="true" />
              </IconButton>
            )
          return (
            row.record && (
              <IconButton label={`Delete ${nameOf(shown)}`} onPress={() => onDelete(row)}>
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            )
          )
        },
      },
    ],
    [type, list, isClosed, isSaving, typeInto, paste, drop, onDelete],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within
    <div onKeyDownCapture={saveByKeys(() => void sheet.save())}>
      <datalist id={list}>
        {reps.map(({ email, name }) => (
          <option key={email} value={name}>
            {email}
          </option>
        ))}
      </datalist>
      <Grid
        label="Records"
        columns={columns}
        entries={rows.map((row, index) => ({
          key: row.key,
          row: shownRow(row, index + 1),
          ...(row.isChanged && { className: 'bg-action-soft' }),
        }))}
        target={sheet.target}
        usualHeight={45}
        minWidth="min-w-[860px]"
      />
    </div>
  )
}

const shown = new WeakMap<SheetRow, ShownRow>()
/** The same object while the row is the same, so that it is drawn once. */
function shownRow(row: SheetRow, number: number): ShownRow {
  const known = shown.get(row)
  if (known?.number === number) return known
  const made = { row, number }
  shown.set(row, made)
  return made
}

function AmountCell({ row }: { row: SheetRow }) {
  const { record, problem, isChanged, amountCents } = row
  return (
    <>
      {isChanged ? (
        <>
          {amountCents !== null && <MoneyText cents={amountCents} />}
          <span className="block text-12 text-muted">unsaved</span>
        </>
      ) : (
        record && <MoneyText cents={record.amountCents} />
      )}
      {problem && (
        <span id={`${row.key}-problem`} role="alert" className="block text-12 text-danger">
          {problem.problem}
        </span>
      )}
    </>
  )
}
