import { useRef } from 'react'
import { RunningSubtotal } from '#areas/cart-entry/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { useKeptRoom } from '#ui/use-kept-room.ts'
import { CutOffCountdown } from './cut-off-countdown.tsx'
import type { Review } from './review-summary.tsx'

/**
 * Where the lines take the whole width, the total and Place order stay in reach of a thumb, and say
 * beside the button why not. Where only another date helps, the button leads to it.
 */
export function PlaceBar({
  label,
  review,
  problem,
  onChooseDate,
  whyNot,
  isPlacing,
  onPlace,
}: {
  /** Of the button that places the cart. */
  label: string
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
  const bar = useRef<HTMLDivElement>(null)
  useKeptRoom(bar, '--bottom-room')
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 flex flex-wrap items-center gap-x-3 gap-y-1.5 *:last:grow border-t border-line bg-raised px-4 py-1.5 md:bottom-0 xl:hidden print:hidden"
    >
      {/* With large text the button stands below, as wide as the bar. */}
      <div className="min-w-0 grow-999 basis-32">
        <p className="text-16 font-semibold">
          <RunningSubtotal />
        </p>
        {text ? (
          <p role={problem ? 'alert' : undefined} className="text-13 leading-tight text-danger">
            {text}
          </p>
        ) : (
          <CutOffCountdown key={review.serverTime} review={review} isPlain />
        )}
      </div>
      {onChooseDate && !problem && whyNot ? (
        <Button variant="primary" onPress={onChooseDate}>
          Choose a date
        </Button>
      ) : (
        <Button variant="primary" isPending={isPlacing} disabledReason={whyNot} onPress={onPlace}>
          {label}
        </Button>
      )}
    </div>
  )
}
