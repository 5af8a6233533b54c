import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'

/** CUST-2: ship-tos of the same bill-to that have neither parent nor children. */
export function AddChildren({
  candidates,
  isRunning,
  onAdd,
  onCancel,
}: {
  candidates: readonly ShipToSettingsRow[]
  isRunning: boolean
  onAdd: (numbers: readonly string[]) => void
  onCancel: () => void
}) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  useUnsavedWork(chosen.length > 0)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-13 font-medium">Put below this ship-to</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul
        className="max-h-56 overflow-auto rounded-control border border-line px-3 py-1"
        tabIndex={0}
        aria-label="Ship-tos without parent or children"
      >
        {candidates.map(({ shipTo, name }) => (
          <li key={shipTo}>
            <Checkbox
              isSelected={chosen.includes(shipTo)}
              onChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, shipTo] : chosen.filter((other) => other !== shipTo))
              }
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="figures text-13 text-muted">{shipTo}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          isPending={isRunning}
          disabledReason={chosen.length === 0 ? 'Select at least one ship-to' : undefined}
          onPress={() => onAdd(chosen)}
        >
          {chosen.length === 0 ? 'Add' : `Add ${plural(chosen.length, 'child', 'children')}`}
        </Button>
      </div>
    </fieldset>
  )
}
