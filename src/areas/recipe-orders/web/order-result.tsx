import type { ReactNode } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { Link } from '#browser/link.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import type { OrderLine } from '../recipe-orders.ts'
import type { orderIngredients } from '../recipe-orders.endpoints.ts'

/** RECIPE-4: what came of the order; lines that were refused with their reasons. */
export function OrderResult({
  result: { message, cartId, refused },
  lines,
  back,
  onRetry,
}: {
  result: CallAnswer<typeof orderIngredients>
  lines: readonly OrderLine[]
  back: ReactNode
  onRetry: () => void
}) {
  const nameOf = new Map(lines.map((line) => [line.itemNumber, line.itemInfo.description]))
  return (
    <div className="grid gap-4">
      <p role="status" className="text-16 font-semibold">
        {message}
      </p>
      {refused.length > 0 && (
        <section aria-labelledby="refused" className="grid gap-2">
          <h2 id="refused" className="font-semibold">
            Not added
          </h2>
          <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
            {refused.map(({ itemNumber, description, message: reason }) => (
              <li
                key={itemNumber}
                className="grid gap-x-6 border-b border-line px-4 py-2.5 last:border-0 md:grid-cols-2"
              >
                <span className="font-medium break-words">{description || nameOf.get(itemNumber) || itemNumber}</span>
                <span className="text-13 text-warning">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        {cartId === null ? (
          <Button variant="primary" onPress={onRetry}>
            Change the order
          </Button>
        ) : (
          <Link href={reviewCartScreen.at({ cart: cartId })} className={buttonLook('primary')}>
            Review the cart
          </Link>
        )}
        {back}
      </div>
    </div>
  )
}
