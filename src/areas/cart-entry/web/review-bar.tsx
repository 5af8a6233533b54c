import { useRef } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { Link } from '#browser/link.tsx'
import { plural } from '#kit/text.ts'
import { buttonLook } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { useKeptRoom } from '#ui/use-kept-room.ts'
import { useRunningTotal } from './use-running-total.ts'

/**
 * CART-2 on a phone: the running total is the way to the review, in reach of the thumb while one
 * shops. Nothing while the cart is empty.
 */
export function ReviewBar() {
  const { lines, subtotal, isEstimate } = useRunningTotal()
  const bar = useRef<HTMLDivElement>(null)
  useKeptRoom(bar, '--bottom-room', lines > 0)
  if (lines === 0) return null
  return (
    <div
      ref={bar}
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-auto border-t border-line bg-raised px-4 py-1 md:hidden print:hidden"
    >
      <Link
        href={reviewCartScreen.at()}
        className={`${buttonLook('primary')} figures h-auto! min-h-9 w-full flex-wrap gap-y-0! py-1 text-16!`}
      >
        <span className="[&_abbr]:text-inherit">
          Review · <MoneyText cents={subtotal} isEstimate={isEstimate} />
        </span>
        <span className="text-13 font-normal">{plural(lines, 'item')}</span>
      </Link>
    </div>
  )
}
