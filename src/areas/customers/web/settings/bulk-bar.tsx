import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { maxShipTosAtOnce, type ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import type { Selection } from './use-selection.ts'

/**
 * CUST-2: what is ticked, and what can be done with it. It stands still whether something is ticked
 * or not.
 */
export function BulkBar({
  rows,
  selection,
  onChange,
  mayChangeErp,
}: {
  /** The rows of the page. */
  rows: readonly ShipToSettingsRow[]
  selection: Selection
  onChange: (kind: 'settings' | 'erp') => void
  mayChangeErp: boolean
}) {
  const onPage = rows.filter((row) => selection.has(row)).length
  const nothing = selection.size === 0 ? 'Select at least one ship-to' : undefined
  return (
    <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-surface py-1.5">
      <Checkbox
        isSelected={onPage > 0 && onPage === rows.length}
        isIndeterminate={onPage > 0 && onPage < rows.length}
        onChange={(isChosen) => selection.change(rows, isChosen)}
      >
        Select page
      </Checkbox>
      <span className="figures text-muted" aria-live="polite">
        {selection.size} selected{selection.isFull && `, the most at once is ${maxShipTosAtOnce}`}
      </span>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {selection.size > 0 && (
          <Button size="small" variant="quiet" onPress={selection.clear}>
            Clear
          </Button>
        )}
        {mayChangeErp && (
          <Button size="small" disabledReason={nothing} onPress={() => onChange('erp')}>
            Change ERP settings
          </Button>
        )}
        <Button size="small" variant="primary" disabledReason={nothing} onPress={() => onChange('settings')}>
          Change settings
        </Button>
      </span>
    </div>
  )
}
