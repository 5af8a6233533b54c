import { Lightbulb, TriangleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { plural } from '#kit/text.ts'
import type { CheckoutPart } from './count-recommendations.ts'
import type { Analysis } from './use-cart-analysis.ts'
import { countRecommendations } from './count-recommendations.ts'

/**
 * CHECK-3: counts of the findings about this cart, each a link to its part, and what the alerts
 * are; hidden without findings.
 */
export function RecommendationBanner({
  analysis,
  isAwaited,
  onOpen,
}: {
  analysis: Analysis | undefined
  /** The first analysis is on its way: its room is kept, so that no line moves. */
  isAwaited: boolean
  onOpen: (part: CheckoutPart) => void
}) {
  if (!analysis) return isAwaited ? <div className="mb-3 h-11 max-md:mb-0 max-md:h-8" /> : null
  const { alerts, suggestions } = countRecommendations(analysis)
  if (alerts === 0 && suggestions === 0) return null
  const blocks = analysis.alerts.some((alert) => alert.blocks)
  const percent = analysis.maxSwitchAndSavePercent
  const look = blocks ? 'bg-danger-soft' : alerts > 0 ? 'bg-warning-soft' : 'bg-info-soft'
  return (
    <section
      aria-label="Cart recommendations"
      className={`mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-1.5 max-md:mb-0 max-md:-mx-4 max-md:gap-x-2 max-md:rounded-none max-md:py-0 ${look}`}
    >
      {alerts > 0 && (
        <p className="flex min-w-0 items-center gap-x-0.5">
          <TriangleAlert
            size={16}
            aria-hidden="true"
            className={`shrink-0 ${blocks ? 'text-danger' : 'text-warning'}`}
          />
          <Button variant="quiet" size="small" onPress={() => onOpen('alerts')}>
            {plural(alerts, 'alert')}
          </Button>
          <span className="truncate text-13 max-md:hidden">
            {analysis.alerts.map(({ message }) => message).join(' · ')}
          </span>
        </p>
      )}
      {suggestions > 0 && (
        <p className="flex flex-wrap items-center gap-x-0.5">
          <Lightbulb size={16} aria-hidden="true" className="shrink-0 text-info" />
          <Button variant="quiet" size="small" onPress={() => onOpen('suggestions')}>
            {plural(suggestions, 'suggestion')}
          </Button>
          {percent !== null && <span className="text-13">Save up to {percent}%</span>}
        </p>
      )}
    </section>
  )
}
