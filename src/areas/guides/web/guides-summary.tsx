import { Link } from '#browser/link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Guide } from '../guide.ts'
import { getGuidePar } from '../guide-items.endpoints.ts'
import { guideScreen } from '../guides.addresses.ts'
import { paramsOf, useGuides } from './use-guides.ts'

/** Guides listed on the dashboard; the rest is behind the link to all. */
const maxListed = 4

/** SHELL-8: the guides to order from, the default one first, with what is under par. */
export function GuidesSummary() {
  const { guides, defaultId, error, retry } = useGuides()
  if (error && !guides) return <ErrorState isCompact failure={error} what="Your guides" onRetry={retry} />
  if (!guides)
    return (
      <div role="status" aria-label="Your guides are loading">
        {/* As high as the list of most kitchens. */}
        <Skeleton className="h-44 w-full" />
      </div>
    )
  const first = guides.find(({ id }) => id === defaultId)
  const others = guides.filter((guide) => guide !== first && guide.type !== 'CustomInventory')
  return (
    <ul>
      {[...(first ? [first] : []), ...others].slice(0, maxListed).map((guide) => (
        <li key={guide.id} className="border-b border-line last:border-0">
          <Link
            href={guideScreen.at({ type: guide.type, guideId: guide.id })}
            className="flex min-h-11 items-center justify-between gap-3 px-4 py-1.5 text-ink no-underline data-hovered:bg-sunken"
          >
            <span className="min-w-0">
              <span className="font-medium break-words">{guide.name}</span>{' '}
              {guide === first && <Badge tone="good">Default</Badge>}
            </span>
            <span className="figures shrink-0 text-13 text-muted">
              {guide === first && <UnderPar guide={guide} />}
              {plural(guide.lineCount, 'line')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How many lines are under their par; nothing where none has one. */
function UnderPar({ guide }: { guide: Guide }) {
  const of = useShipToParams()
  const { data } = useCall(getGuidePar, of && { params: paramsOf(of, guide), query: {} })
  const under = data?.lines.filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0).length ?? 0
  return under > 0 && <span className="text-warning">{under} under par · </span>
}
