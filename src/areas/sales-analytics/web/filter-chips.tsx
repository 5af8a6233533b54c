import { X } from 'lucide-react'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import type { getSales } from '../sales-analytics.endpoints.ts'
import type { SalesSearch } from './sales-search.ts'

type Filter = Pick<SalesSearch, 'division' | 'shipTo' | 'rep' | 'category' | 'brand' | 'itemNumber'>

/** STAFF-6: what sales are kept to, each taken off by a press. */
export function FilterChips<T extends Filter>({
  search: { division, shipTo, rep, category, brand, itemNumber },
  names,
  change,
}: {
  search: T
  names: CallAnswer<typeof getSales>['names'] | undefined
  change: ChangeSearch<Filter>
}) {
  const chips = [
    rep && { label: `Rep: ${names?.rep ?? rep}`, off: { rep: undefined } },
    shipTo && {
      label: `Customer: ${names?.customer ?? [division, shipTo].filter(Boolean).join('/')}`,
      off: { division: undefined, shipTo: undefined },
    },
    category && { label: `Category: ${names?.category ?? category}`, off: { category: undefined } },
    brand && { label: `Brand: ${brand}`, off: { brand: undefined } },
    itemNumber && { label: `Item: ${names?.item ?? itemNumber}`, off: { itemNumber: undefined } },
    division && !shipTo && { label: `Division: ${division}`, off: { division: undefined } },
  ].filter((chip) => typeof chip === 'object')
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-1">
      {chips.map(({ label, off }) => (
        <li key={label} className="min-w-0">
          <button
            type="button"
            onClick={() => change(off)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-action bg-action-soft px-3 text-left text-13 text-action hover:border-action-hover pointer-coarse:min-h-11"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X size={14} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">, take off</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
