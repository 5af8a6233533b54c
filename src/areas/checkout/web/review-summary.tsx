import { Clock, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { reviewCart } from '../checkout.endpoints.ts'
import { cutOffText } from './cut-off-text.ts'

/** What the review answers. */
export type Review = CallAnswer<typeof reviewCart>

const tones = {
  calm: 'bg-info-soft text-info',
  soon: 'bg-warning-soft text-warning',
  passed: 'bg-danger-soft text-danger',
}

/** Ticks once a second against the server's clock, so that a wrong one on the phone does no harm. */
function CutOffCountdown({ review: { cart, cutOffAt, serverTime } }: { review: Review }) {
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now()
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [serverTime])
  const cutOff = cutOffText(cutOffAt === null ? null : Date.parse(cutOffAt), now, cart.deliveryDate)
  if (!cutOff) return null
  return (
    <p className={`flex items-center gap-2 rounded-control px-3 py-2 text-14 font-medium ${tones[cutOff.tone]}`}>
      <Clock size={16} aria-hidden="true" className="shrink-0" />
      {cutOff.text}
    </p>
  )
}

/** CHECK-1: the order's facts, the countdown, what needs attention, totals and Place order. */
export function ReviewSummary({
  review,
  isPlacing,
  onPlace,
  refusal,
}: {
  review: Review
  isPlacing: boolean
  onPlace: () => void
  /** Why the last try was refused. */
  refusal: string | undefined
}) {
  const { cart, findings } = review
  const go = useGo()
  const hrefWith = useHrefWith()
  const general = findings.filter(({ itemNumber }) => itemNumber === undefined)
  const ofLines = findings.filter(({ itemNumber }) => itemNumber !== undefined)
  const blocking = findings.find(({ blocks }) => blocks)
  const totals: readonly (readonly [string, string])[] = [
    ['Lines', String(cart.totals.lines)],
    ['Cases', String(cart.totals.totalOrderedCases)],
    ['Eaches', String(cart.totals.totalOrderedUnits)],
    ['Weight', `${(cart.totals.weightHundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} lb`],
  ]
  return (
    <div className="grid gap-4 rounded-dialog border border-line bg-raised p-4">
      <section>
        <header className="flex items-center justify-between">
          <h2 className="text-16 font-semibold">Order</h2>
          {cart.abilities.change === null && (
            <IconButton label="Edit Info" onPress={() => go(hrefWith({ dialog: 'edit-info' }))}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          )}
        </header>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <dt className="text-muted">PO No</dt>
          <dd className="text-right break-all">{cart.po || '-'}</dd>
          <dt className="text-muted">Order Type</dt>
          <dd className="text-right">{orderTypes[cart.soType]}</dd>
          <dt className="text-muted">Delivery Date</dt>
          <dd className="text-right font-medium">{cart.deliveryDate ? formatDay(cart.deliveryDate) : '-'}</dd>
        </dl>
      </section>
      <CutOffCountdown key={review.serverTime} review={review} />
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {general.map(({ code, message, blocks }) => (
        <Banner key={code} tone={blocks ? 'danger' : 'warning'}>
          {message}
        </Banner>
      ))}
      {ofLines.length > 0 && (
        <section aria-label="Items that need attention">
          <h3 className="text-13 font-semibold">Needs attention</h3>
          <ul>
            {ofLines.map(({ code, message, itemNumber, blocks }) => (
              <li key={code + itemNumber} className="text-13">
                <a
                  href={`#line-${itemNumber}`}
                  className={`inline-block py-1 ${blocks ? 'text-danger' : 'text-warning'}`}
                >
                  {itemNumber}: {message}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-t border-line pt-3">
        {totals.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <dt className="pt-2 font-semibold">Subtotal</dt>
        <dd className={`pt-2 text-right text-20 font-semibold ${review.isAboveThreshold ? 'text-danger' : ''}`}>
          <MoneyText cents={cart.totals.subtotal} isEstimate={cart.totals.isEstimate} />
        </dd>
      </dl>
      <Button variant="primary" isWide isPending={isPlacing} disabledReason={blocking?.message} onPress={onPlace}>
        Place order
      </Button>
      {cart.totals.isEstimate && (
        <p className="text-12 text-muted">
          Catch weight items are weighed at shipping; the invoice has the exact price.
        </p>
      )}
    </div>
  )
}
