import { CircleCheck } from 'lucide-react'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import { formatDay } from '#kit/dates.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { placeLabel } from '../place-label.ts'
import { AlertSection } from './alert-section.tsx'
import type { Switcher } from './alert-item.tsx'
import { type CheckoutPart, checkoutTitle, countRecommendations } from './count-recommendations.ts'
import { SuggestionSection } from './suggestion-section.tsx'
import type { Analysis } from './use-cart-analysis.ts'

/**
 * CHECK-3: what to know before the order is placed, with a remedy beside each; from the banner one
 * part of it alone.
 */
export function CheckoutDialog({
  part,
  cart,
  analysis,
  switcher,
  whyNot,
  refusal,
  isPlacing,
  onRemove,
  onChooseDate,
  onPlace,
  onClose,
}: {
  part: CheckoutPart
  cart: Cart
  analysis: Analysis
  switcher: Switcher
  /** Why the order cannot be placed; undefined when it can. */
  whyNot: string | undefined
  /** Why the last try was refused. */
  refusal: string | undefined
  isPlacing: boolean
  onRemove: (line: CartLine) => void
  onChooseDate: () => void
  onPlace: () => void
  onClose: () => void
}) {
  const counts = countRecommendations(analysis)
  const showsAlerts = part !== 'suggestions' && counts.alerts > 0
  const showsSuggestions = part !== 'alerts' && counts.suggestions > 0
  const isWhole = part === 'checkout'
  const placesNow = isWhole && whyNot === undefined && switcher.running === undefined
  return (
    <Dialog
      title={checkoutTitle(part, counts)}
      width={720}
      isOpen
      onClose={onClose}
      onSubmit={placesNow ? onPlace : undefined}
      footer={
        isWhole ? (
          <>
            <p className="mr-auto self-center max-sm:w-full">
              <strong className="text-16">
                <MoneyText cents={cart.totals.subtotal} isEstimate={cart.totals.isEstimate} />
              </strong>
              {cart.deliveryDate !== null && <span className="text-muted"> for {formatDay(cart.deliveryDate)}</span>}
            </p>
            <Button onPress={onClose}>Back to the cart</Button>
            <Button
              autoFocus
              variant="primary"
              isPending={isPlacing}
              disabledReason={whyNot ?? (switcher.running === undefined ? undefined : 'An item is being switched')}
              onPress={onPlace}
            >
              {placeLabel(cart)}
            </Button>
          </>
        ) : (
          <Button autoFocus onPress={onClose}>
            Back to the cart
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {showsAlerts && (
          <div className="grid gap-2">
            {isWhole && <h3 className="font-semibold">Alerts ({counts.alerts})</h3>}
            {analysis.alerts.map((alert) => (
              <AlertSection
                key={alert.kind}
                alert={alert}
                tools={{ cart, analysis, switcher, onRemove, onChooseDate }}
              />
            ))}
          </div>
        )}
        {showsSuggestions && (
          <div className="grid gap-2">
            {isWhole && <h3 className="font-semibold">Suggestions ({counts.suggestions})</h3>}
            <SuggestionSection cart={cart} analysis={analysis} switcher={switcher} />
          </div>
        )}
        {!showsAlerts && !showsSuggestions && (
          <p className="flex items-center justify-center gap-2 py-6">
            <CircleCheck size={20} aria-hidden="true" className="text-action" />
            {isWhole ? 'Nothing left to check. The order can be placed.' : 'Nothing left to check here.'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
