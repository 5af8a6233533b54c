import type { QuickItem } from '../quick-entry.endpoints.ts'
import type { OrderUnit } from '../rules/choose-unit.ts'

/** A choice of cases or eaches when the item is sold in both; otherwise its only unit as text. */
export function UnitChoice({
  item,
  unit,
  onChange,
  label,
}: {
  item: QuickItem | null | undefined
  unit: OrderUnit | null
  onChange: (unit: OrderUnit) => void
  label: string
}) {
  const units: readonly OrderUnit[] = item ? (item.eachOnly ? ['EA'] : item.isBrokenCase ? ['CS', 'EA'] : ['CS']) : []
  const isWrong = unit !== null && units.length > 0 && !units.includes(unit)
  if (units.length < 2 && !isWrong && unit !== null)
    return <span className="w-16 text-13 text-muted">{units[0] ?? unit}</span>
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong || unit === null}
      className="field w-16! px-1.5! text-13"
      value={unit ?? ''}
      onChange={(event) => onChange(event.currentTarget.value as OrderUnit)}
    >
      {(isWrong || unit === null) && <option value={unit ?? ''}>{unit ?? '–'}</option>}
      {(units.length > 0 ? units : (['CS', 'EA'] as const)).map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}
