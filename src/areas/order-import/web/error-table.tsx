import type { ImportRowError } from '../order-import.ts'
import { type RowColumn, RowWindow } from './row-window.tsx'

const columns: readonly RowColumn<ImportRowError>[] = [
  {
    title: 'Item Number',
    className: 'figures max-w-36 whitespace-nowrap',
    cell: ({ itemNumber, row }) => (
      <>
        <span className="block truncate">{itemNumber || '-'}</span>
        <span className="block text-12 text-muted">row {row.toLocaleString('en-US')}</span>
      </>
    ),
  },
  { title: 'Item Description', cell: ({ description }) => description || '-' },
  { title: 'Error', className: 'md:w-48', cell: ({ message }) => message },
]

/** IMPORT-2: item number, description and error of each row. */
export function ErrorTable({ errors }: { errors: readonly ImportRowError[] }) {
  return <RowWindow label="Errors" columns={columns} rows={errors} />
}
