import type { ItemDetails } from '#areas/items/item.ts'
import { Badge } from '#ui/badge.tsx'

/** Allergens as clear chips: contains, may contain, free from; never by colour alone. */
export function AllergenChips({ details }: { details: ItemDetails }) {
  const groups = [
    ['Contains', details.allergensContains, 'danger'],
    ['May contain', details.allergensMayContains, 'warning'],
    ['Free from', details.allergensFreeFrom, 'good'],
  ] as const
  if (groups.every(([, names]) => names === undefined)) return <p>N/A</p>
  return (
    <dl className="grid gap-2">
      {groups.map(([label, names, tone]) => (
        <div key={label} className="grid grid-cols-[96px_1fr] gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="flex flex-wrap gap-1">
            {names && names.length > 0
              ? names.map((name) => (
                  <Badge key={name} tone={tone}>
                    {name}
                  </Badge>
                ))
              : 'N/A'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
