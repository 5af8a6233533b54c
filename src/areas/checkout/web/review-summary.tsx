import { Pencil } from 'lucide-react'
import { editInfoDialog } from '#areas/carts/carts.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { CartGuideLink } from '#areas/carts/web/public.tsx'
import { RunningSaving, RunningSubtotal } from '#areas/cart-entry/web/public.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Cart } from '#areas/carts/cart.ts'
import type { ReviewFinding, reviewCart } from '../checkout.endpoints.ts'
import { CutOffCountdown } from './cut-off-countdown.tsx'
import { placeLabel } from './place-label.ts'

/** What the review returns. */
export type Review = CallAnswer<typeof reviewCart>

/** True for what another delivery date puts right. */
export const isAboutDate = ({ code }: ReviewFinding): boolean => code.startsWith('date_') || code.startsWith('delivery')

/** CHECK-1: the order's facts, the countdown, what needs attention, totals and Place order. */
export function ReviewSummary({
  cart,
  review,
  whyNot,
  refusal,
  isPlacing,
  onPlace,
  onShowLine,
}: {
  /** The latest; the review may be a moment behind. */
  cart: Cart
  review: Review
  whyNot: string | undefined
  /** Why the last try was refused. */
  refusal: string | undefined
  isPlacing: boolean
  onPlace: () => void
  onShowLine: (itemNumber: string) => void
}) {
  const { findings } = review
  const go = useGo()
  const mayChange = cart.abilities.change === null
  const editInfo = () => go(editInfoDialog.open())
  const totals: readonly (readonly [string, string])[] = [
    ['Lines', count(cart.totals.lines)],
    ['Cases', count(cart.totals.totalOrderedCases)],
    ['Eaches', count(cart.totals.totalOrderedUnits)],
    ['Weight', `${(cart.totals.weightHundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} lb`],
  ]
  return (
    <div className="grid gap-4 rounded-dialog border border-line bg-raised p-4 print:break-inside-avoid">
      <section>
        <header className="flex items-center justify-between">
          <h2 className="text-16 font-semibold">Order</h2>
          {mayChange && (
            <IconButton label="Edit Info" onPress={editInfo}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          )}
        </header>
        <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-3 gap-y-0.5">
          {/* The procurement system gives the order its number (ACCESS-7). */}
          {cart.source !== 'punchout' && (
            <>
              <dt className="text-muted">PO No</dt>
              <dd className="text-right">{cart.po || '-'}</dd>
            </>
          )}
          <dt className="text-muted">Order Type</dt>
          <dd className="text-right">{orderTypes[cart.soType]}</dd>
          <dt className="text-muted">Delivery Date</dt>
          <dd className="text-right font-medium">{cart.deliveryDate ? formatDay(cart.deliveryDate) : '-'}</dd>
          {cart.guideInfo && (
            <>
              <dt className="text-muted">From guide</dt>
              <dd className="text-right">
                <CartGuideLink cart={cart} />
              </dd>
            </>
          )}
        </dl>
      </section>
      <CutOffCountdown key={review.serverTime} review={review} />
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {findings
        // The other alerts are in the banner above the lines, with their remedies.
        .filter((finding) => finding.itemNumber === undefined && (finding.blocks || isAboutDate(finding)))
        .map((finding) => (
          <Banner key={finding.code} tone={finding.blocks ? 'danger' : 'warning'}>
            <span className="block">{finding.message}</span>
            {mayChange && isAboutDate(finding) && (
              <span className="-ml-2.5 block">
                <Button variant="quiet" size="small" onPress={editInfo}>
                  Choose a date
                </Button>
              </span>
            )}
          </Banner>
        ))}
      <LineFindings findings={findings} onShowLine={onShowLine} />
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-t border-line pt-3">
        {totals.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <RunningSaving />
        {/* Its own line, which wraps: large text must not make the page wider than a phone. */}
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3 pt-2 font-semibold">
          <dt>Subtotal</dt>
          <dd className={`text-right text-20 ${review.isAboveThreshold ? 'text-danger' : ''}`}>
            <RunningSubtotal />
          </dd>
        </div>
      </dl>
      <div className="max-xl:hidden">
        <Button variant="primary" isWide isPending={isPlacing} disabledReason={whyNot} onPress={onPlace}>
          {placeLabel(cart)}
        </Button>
      </div>
      {cart.totals.isEstimate && (
        <p className="text-12 text-muted">
          Catch weight items are weighed at shipping; the invoice has the exact price.
        </p>
      )}
    </div>
  )
}

const count = (value: number): string => value.toLocaleString('en-US')

function LineFindings({
  findings,
  onShowLine,
}: {
  findings: readonly ReviewFinding[]
  onShowLine: (itemNumber: string) => void
}) {
  const ofLines = findings.filter(({ itemNumber }) => itemNumber !== undefined)
  if (ofLines.length === 0) return null
  return (
    <section>
      <h3 className="text-13 font-semibold">Needs attention</h3>
      <ul className="max-h-48 overflow-auto">
        {ofLines.map(({ code, message, itemNumber, blocks }) => (
          <li key={code + itemNumber}>
            <button
              type="button"
              className={`min-h-8 w-full text-left text-13 underline ${blocks ? 'text-danger' : 'text-warning'}`}
              onClick={() => itemNumber && onShowLine(itemNumber)}
            >
              <span className="figures">{itemNumber}</span>: {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
