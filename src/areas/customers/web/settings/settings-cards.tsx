import { Checkbox } from '#ui/checkbox.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import { recipePricingTypes, type ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import { OrderingBadge, ShipToLink, SwitchSaveBadge } from './settings-table.tsx'
import { percentText } from './settings-words.ts'
import type { Selection } from './use-selection.ts'

/** CUST-2: the same on a phone. */
export function SettingsCards({ rows, selection }: { rows: readonly ShipToSettingsRow[]; selection: Selection }) {
  return (
    <ul aria-label="Ship-to settings" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {rows.map((row) => (
        <li key={shipToIdOf(row)} className="flex gap-2 border-b border-line py-2 pr-3 pl-2 last:border-0">
          <div className="self-start">
            <Checkbox
              isSelected={selection.has(row)}
              isDisabled={!selection.has(row) && selection.isFull}
              onChange={(chosen) => selection.change([row], chosen)}
            >
              <span className="sr-only">Select {row.name}</span>
            </Checkbox>
          </div>
          <div className="grid min-w-0 flex-1 gap-1">
            <ShipToLink row={row} />
            <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-3 text-13">
              <dt className="text-muted">Recipe prices</dt>
              <dd>{recipePricingTypes[row.recipePricingType]}</dd>
              <dt className="text-muted">Food cost</dt>
              <dd>{percentText(row.maxFoodCostPct)}</dd>
              <dt className="text-muted">Switch and save</dt>
              <dd>
                <SwitchSaveBadge row={row} />
              </dd>
              <dt className="text-muted">Ordering</dt>
              <dd>
                <OrderingBadge row={row} />
              </dd>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
