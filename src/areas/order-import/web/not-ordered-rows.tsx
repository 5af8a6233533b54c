import { Disclosure } from '#ui/disclosure.tsx'
import { type NotOrderedRow, notOrderedReasons } from '../order-import.ts'
import { type RowColumn, RowWindow } from './row-window.tsx'

const columns: readonly RowColumn<NotOrderedRow>[] = [
  { title: 'Row', className: 'figures w-14 text-muted', cell: ({ row }) => row.toLocaleString('en-US') },
  { title: 'In the file', cell: ({ text }) => text },
  { title: 'Reason', className: 'w-36 md:w-44', cell: ({ reason }) => notOrderedReasons[reason] },
]

/** IMPORT-1: the rows that are neither ordered nor errors, each with its reason. */
export function NotOrderedRows({ rows }: { rows: readonly NotOrderedRow[] }) {
  if (rows.length === 0) return null
  return (
    <Disclosure title={`Rows not ordered (${rows.length.toLocaleString('en-US')})`}>
      <RowWindow label="Rows not ordered" columns={columns} rows={rows} />
    </Disclosure>
  )
}
