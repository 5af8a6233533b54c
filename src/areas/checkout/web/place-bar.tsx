import type { Cart } from '#areas/carts/cart.ts'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { CutOffCountdown } from './cut-off-countdown.tsx'
import type { Review } from './review-summary.tsx'

/**
 * On narrow screens the total and Place order stay in reach of a thumb, and say beside the button
 * why not.
 */
export function PlaceBar({
  totals,
  review,
  problem,
  onChooseDate,
  whyNot,
  isPlacing,
  onPlace,
}: {
  totals: Cart['totals']
  review: Review
  /** When another date would help. */
  onChooseDate: (() => void) | undefined
  /** Why the last try was refused. */
  problem: string | undefined
  whyNot: string | undefined
  isPlacing: boolean
  onPlace: () => void
}) {
  const text = problem ?? whyNot
  return (
    <div className="fixed inset-x-0 bottom-(--bottom-bar) z-20 grid gap-1.5 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:hidden print:hidden">
      {text ? (
        <div className="flex items-center justify-between gap-3">
          <p role={problem ? 'alert' : undefined} className="text-13 text-danger">
            {text}
          </p>
          {onChooseDate && !problem && (
            <Button variant="quiet" size="small" onPress={onChooseDate}>
              Choose a date
            </Button>
          )}
        </div>
      ) : (
        // Zoomed in, or on a phone held sideways, the lines need the height.
        <div className="[@media(max-height:520px)]:hidden">
          <CutOffCountdown key={review.serverTime} review={review} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-16 font-semibold">
          <MoneyText cents={totals.subtotal} isEstimate={totals.isEstimate} />
        </span>
        <Button variant="primary" isPending={isPlacing} disabledReason={whyNot} onPress={onPlace}>
          Place order
        </Button>
      </div>
    </div>
  )
}
