import { Check, Clock, TriangleAlert } from 'lucide-react'
import type { ShipToResult } from '../auto-distribution.ts'

const words = (result: ShipToResult, isPreview: boolean): string => {
  if (result.state === 'waiting') return 'Waiting'
  if (result.state === 'skipped') return result.reason ?? 'Skipped'
  if (isPreview) return result.isCartThere ? 'Goes into the open cart' : 'Goes into a new cart'
  return result.isCartThere ? 'Added to the open cart' : 'Added to a new cart'
}

const icons = { waiting: Clock, added: Check, skipped: TriangleAlert } as const
const tones = { waiting: 'text-muted', added: 'text-ok', skipped: 'text-warning' } as const

/** STAFF-5: what a distribution did, or would do, ship-to by ship-to. */
export function ResultList({ results, isPreview }: { results: readonly ShipToResult[]; isPreview: boolean }) {
  return (
    <ul
      aria-label={isPreview ? 'Preview by ship-to' : 'Results by ship-to'}
      className="divide-y divide-line rounded-dialog border border-line bg-raised"
    >
      {results.map((result) => {
        const Icon = icons[result.state]
        return (
          <li key={result.shipTo} className="grid gap-x-6 gap-y-0.5 px-3 py-2 md:grid-cols-2">
            <span className="min-w-0 wrap-anywhere">
              {result.name}{' '}
              <span className="text-13 text-muted">
                {result.shipTo} · {result.city}
              </span>
            </span>
            <span className="flex items-start gap-2 text-13">
              <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tones[result.state]}`} />
              {words(result, isPreview)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
