import { Lock } from 'lucide-react'
import { Radio } from 'react-aria-components'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { ListedCart } from '../cart.ts'
import { CartBadges } from './pending-carts/cart-badges.tsx'
import { ownerLabel } from './pending-carts/owner-label.ts'

/**
 * CART-7: one cart of a list, to choose, headed by what distinguishes carts: ship-to, date,
 * contents and total; then PO, owner and badges.
 */
export function CartChoice({
  cart,
  showsShipTo = false,
  isNarrow = false,
}: {
  cart: ListedCart
  showsShipTo?: boolean
  /** One column at every width. */
  isNarrow?: boolean
}) {
  const { shipToInfo } = cart
  return (
    <Radio
      value={cart.id}
      className="group flex cursor-pointer flex-wrap items-start gap-x-3 border-b border-line px-5 py-2.5 last:border-0 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-action data-hovered:bg-sunken data-selected:bg-surface data-selected:shadow-[inset_3px_0_0_var(--action)]"
    >
      <span className="mt-0.5 size-4.5 shrink-0 rounded-full border border-line-strong bg-raised group-data-selected:border-[5px] group-data-selected:border-action" />
      <span
        className={`grid min-w-[min(9rem,70%)] flex-1 gap-x-6 ${isNarrow ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}
      >
        <span className="min-w-0">
          {showsShipTo && (
            <span className="flex flex-wrap items-baseline gap-x-1.5 font-semibold">
              <span className="min-w-0 break-words">{shipToInfo.name}</span>
              <span className="figures text-13 font-normal text-muted">{shipToInfo.number}</span>
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={showsShipTo ? 'text-13' : 'font-semibold'}>{titleOf(cart)}</span>
            {cart.sharingMode === 'LOCK' && <Lock size={14} aria-label="Locked" className="text-muted" />}
            <CartBadges cart={cart} />
          </span>
          {cart.source.startsWith('standing-') && (
            <span className="block text-13 text-muted">Draft of a standing order</span>
          )}
          {cart.guideInfo && (
            <span className="block text-13 break-words text-muted">From guide {cart.guideInfo.name}</span>
          )}
          {cart.po !== '' && (
            <span className="block text-13 break-all text-muted">
              <span className="text-12">PO NO</span> {cart.po}
            </span>
          )}
        </span>
        <span className="min-w-0 text-13 text-muted">
          <span className="line-clamp-2">{contentsText(cart)}</span>
          <span className="block truncate">Owner: {ownerLabel(cart) ?? 'nobody'}</span>
        </span>
      </span>
      <Amounts totals={cart.totals} />
    </Radio>
  )
}

/** When a cart is delivered, and how. */
export const titleOf = ({ deliveryDate, soType }: Pick<ListedCart, 'deliveryDate' | 'soType'>): string =>
  `${deliveryDate ? formatDay(deliveryDate) : 'No delivery date'} · ${orderTypes[soType]}`

/** 'SALMON FILLET, RICE JASMINE, OIL OLIVE and 9 more' */
function contentsText({ mainItems, totals }: ListedCart): string {
  if (mainItems.length === 0) return 'No items yet'
  const rest = totals.lines - mainItems.length
  return mainItems.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function Amounts({ totals }: Pick<ListedCart, 'totals'>) {
  const { lines, totalOrderedCases: cases, totalOrderedUnits: units } = totals
  const counts = [
    cases > 0 && `${cases.toLocaleString('en-US')} CS`,
    units > 0 && `${units.toLocaleString('en-US')} EA`,
  ]
  return (
    <span className="figures ml-auto min-w-16 shrink-0 text-right text-13 whitespace-nowrap">
      <span className="block text-14 font-semibold">
        <MoneyText cents={totals.subtotal} isEstimate={totals.isEstimate} />
      </span>
      <span className="block text-muted">{plural(lines, 'item')}</span>
      <span className="block text-muted">{counts.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
