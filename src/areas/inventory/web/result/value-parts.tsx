import { formatCents } from '#kit/money.ts'
import type { InventoryLine, InventoryResult } from '#areas/inventory/inventory.ts'
import { sumValues, type ValuePart } from '#areas/inventory/rules/sum-values.ts'

/** INV-1: what the locations and the categories of a count are worth. */
export function ValueParts({
  lines,
  results,
  locations,
}: {
  lines: readonly InventoryLine[]
  results: readonly InventoryResult[]
  locations: readonly { readonly id: string; readonly name: string }[]
}) {
  const { byLocation, byCategory } = sumValues(lines, results, new Map(locations.map(({ id, name }) => [id, name])))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Parts title="By location" parts={byLocation} />
      <Parts title="By category" parts={byCategory} />
    </div>
  )
}

/** Parts that are listed by name; what is left is one more. */
const maxNamed = 10

function withRest(parts: readonly ValuePart[]): readonly ValuePart[] {
  if (parts.length <= maxNamed + 1) return parts
  const rest = parts.slice(maxNamed)
  const sum = (of: (part: ValuePart) => number) => rest.reduce((total, part) => total + of(part), 0)
  const name = `${rest.length} others`
  return [
    ...parts.slice(0, maxNamed),
    { name, lines: sum(({ lines }) => lines), valueCents: sum((part) => part.valueCents) },
  ]
}

/** A list whose rows carry a bar: the same number twice, for the eye and for everybody. */
function Parts({ title, parts: all }: { title: string; parts: readonly ValuePart[] }) {
  const parts = withRest(all)
  const max = Math.max(...parts.map(({ valueCents }) => valueCents), 1)
  if (parts.length === 0) return null
  return (
    <section aria-label={title} className="rounded-dialog border border-line bg-raised p-4">
      <h2 className="pb-2 text-14 font-semibold">{title}</h2>
      <ul className="grid gap-2">
        {parts.map(({ name, lines, valueCents }) => (
          <li key={name} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 truncate">
                {name}
                <span className="figures pl-2 text-12 text-muted">{lines}</span>
              </span>
              <span className="figures shrink-0">{formatCents(valueCents)}</span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-action opacity-60"
                style={{ width: `${Math.max(0, (valueCents / max) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
