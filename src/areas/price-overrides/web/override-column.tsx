import type { CartLine } from '#areas/carts/cart.ts'
import type { GridColumn } from '#ui/grid/grid.tsx'
import type { OverrideChange } from '../rules/set-price-overrides.ts'
import { OverrideField } from './override-field.tsx'

/** CART-10: the column in which prices of one unit are overridden. */
export function overrideColumn<Row>(
  unit: 'CS' | 'EA',
  {
    lineOf,
    headClassName,
    disabledReason,
    onSave,
  }: {
    /** The row's line; undefined for what is not in the cart, which has no price to override. */
    lineOf: (row: Row) => CartLine | undefined
    /** Its width. */
    headClassName: string
    /** Why prices cannot be overridden now. */
    disabledReason: string | undefined
    /** True when it was saved. */
    onSave: (itemNumber: string, change: OverrideChange) => Promise<boolean>
  },
): GridColumn<Row> {
  return {
    id: `override ${unit}`,
    title: 'Override',
    label: unit === 'CS' ? 'Case price override' : 'Each price override',
    headClassName,
    align: 'right',
    className: 'px-1',
    renderCell: (row) => {
      const line = lineOf(row)
      if (!line) return null
      const save = (change: OverrideChange) => onSave(line.itemNumber, change)
      return <OverrideField line={line} unit={unit} disabledReason={disabledReason} onSave={save} />
    },
  }
}
