import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { hasQuantityColumn } from '../rules/has-quantity-column.ts'
import { unusedUnits } from '../rules/unused-units.ts'
import { NotOrderedRows } from './not-ordered-rows.tsx'
import type { OrderMapping } from './use-order-mapping.ts'

/** Max row numbers listed one by one. */
const named = 8

/**
 * IMPORT-1: how the mapping sorts the rows, before anything is created: how many are ordered, the
 * choices about hidden and repeated rows, and which rows are left out.
 */
export function RowChoice({ order }: { order: OrderMapping }) {
  const { table, mapping, choices, setChoices, rows, checked } = order
  const units = unusedUnits(mapping, table.columns)
  return (
    <section aria-label="Rows" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {checked.allowed && !hasQuantityColumn(mapping) && (
        <Banner tone="warning">No column holds quantities, so every row would be without one.</Banner>
      )}
      {checked.allowed && units && (
        <Banner tone="warning">
          The column “{units.header}” names units and is not mapped, so every quantity counts in the unit of its column.
        </Banner>
      )}
      {rows && rows.withoutNumber.length > 0 && (
        <Banner tone="warning">
          {orderImportRefusals.import_item_number_missing.message}: {rowNames(rows.withoutNumber)}
        </Banner>
      )}
      {table.hiddenRows > 0 && (
        <Checkbox
          isSelected={choices.withHiddenRows}
          onChange={(withHiddenRows) => setChoices({ ...choices, withHiddenRows })}
        >
          <span>
            Order {count(table.hiddenRows, 'hidden row')} too
            <span className="block text-13 text-muted">A filter or a person hid them in the file.</span>
          </span>
        </Checkbox>
      )}
      {rows && rows.repeats > 0 && (
        <Checkbox
          isSelected={choices.addsUpRepeats}
          onChange={(addsUpRepeats) => setChoices({ ...choices, addsUpRepeats })}
        >
          <span>
            Add up {rows.repeats === 1 ? '1 row that repeats' : `${count(rows.repeats, 'row')} that repeat`} an item
            <span className="block text-13 text-muted">Left apart, they are errors: Duplicate item.</span>
          </span>
        </Checkbox>
      )}
      {rows && (
        <div>
          <p role="status" className="figures pb-1 text-13">
            {count(rows.wanted, 'row')} to order
          </p>
          <NotOrderedRows rows={rows.notOrdered} />
        </div>
      )}
      {!checked.allowed && order.failure === null && <span className="sr-only">{why(checked)}</span>}
    </section>
  )
}

const count = (many: number, one: string): string => `${many.toLocaleString('en-US')} ${one}${many === 1 ? '' : 's'}`

function rowNames(rows: readonly number[]): string {
  const first = rows.slice(0, named).map((row) => row.toLocaleString('en-US'))
  const more = rows.length > named ? ` and ${rows.length - named} more` : ''
  return `${rows.length === 1 ? 'row' : 'rows'} ${first.join(', ')}${more}`
}
