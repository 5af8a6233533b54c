import { Lock } from 'lucide-react'
import { Radio } from 'react-aria-components'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import type { ListedCart } from '../cart.ts'
import { CartBadges } from './pending-carts/cart-badges.tsx'
import { ownerLabel } from './pending-carts/owner-label.ts'

/**
 * CART-7: one cart of a list, to choose: PO, badges, order type, delivery date, owner, cases and
 * eaches.
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
  const { totals, shipToInfo } = cart
  return (
    <Radio
      value={cart.id}
      className="group flex cursor-pointer items-start gap-3 border-b border-line px-5 py-2.5 last:border-0 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-action data-hovered:bg-sunken data-selected:bg-surface data-selected:shadow-[inset_3px_0_0_var(--action)]"
    >
      <span className="mt-0.5 size-4.5 shrink-0 rounded-full border border-line-strong bg-raised group-data-selected:border-[5px] group-data-selected:border-action" />
      <span className={`grid min-w-0 flex-1 gap-x-6 ${isNarrow ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold break-all">
              <span className="text-12 font-medium text-muted">PO NO</span> {cart.po || '-'}
            </span>
            {cart.sharingMode === 'LOCK' && <Lock size={14} aria-label="Locked" className="text-muted" />}
            <CartBadges cart={cart} />
          </span>
          <span className="block text-13 text-muted">
            {orderTypes[cart.soType]} · {cart.deliveryDate ? formatDay(cart.deliveryDate) : 'No delivery date'}
          </span>
        </span>
        <span className="min-w-0 text-13 text-muted">
          {showsShipTo && (
            <span className="block truncate">
              {shipToInfo.name} <span className="figures">{shipToInfo.number}</span>
            </span>
          )}
          <span className="block truncate">Owner: {ownerLabel(cart) ?? 'nobody'}</span>
        </span>
      </span>
      <span className="figures min-w-16 shrink-0 text-right text-13 whitespace-nowrap">
        <span className="block">
          {totals.totalOrderedCases.toLocaleString('en-US')} <span className="text-muted">CS</span>
        </span>
        <span className="block">
          {totals.totalOrderedUnits.toLocaleString('en-US')} <span className="text-muted">EA</span>
        </span>
      </span>
    </Radio>
  )
}
