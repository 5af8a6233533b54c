import { Select } from '#ui/select.tsx'
import type { ImportSheet } from '../order-import.ts'
import type { OrderMapping } from './use-order-mapping.ts'

const none = '0'

/** IMPORT-1, GUIDE-3: the choice of the sheet with the lines, and of its header row. */
export function TableChoice({
  order: { file, table, chooseSheet, chooseHeader },
}: {
  order: Pick<OrderMapping, 'file' | 'table' | 'chooseSheet' | 'chooseHeader'>
}) {
  const headers = [
    { value: none, label: 'No header row' },
    ...table.topRows.map(({ row, text }) => ({ value: String(row), label: `Row ${row}`, hint: text })),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {file.sheets.length > 1 && (
        <Select
          label="Sheet"
          options={file.sheets.map((sheet) => ({ value: String(sheet.index), label: sheetLabel(sheet) }))}
          value={String(table.sheet)}
          onChange={(sheet) => chooseSheet(Number(sheet))}
        />
      )}
      <Select
        label="Header row"
        options={headers}
        value={String(table.headerRow ?? none)}
        onChange={(row) => chooseHeader(Number(row))}
      />
    </div>
  )
}

const sheetLabel = ({ name, rowCount, isHidden }: ImportSheet): string =>
  `${name} (${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}${isHidden ? ', hidden' : ''})`
