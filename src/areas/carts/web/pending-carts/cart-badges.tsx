import { EyeOff } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { Badge } from '#ui/badge.tsx'
import type { CartSummary } from '#areas/carts/cart.ts'

type Badged = Pick<
  CartSummary,
  'isActive' | 'changesOrder' | 'source' | 'totalPriceOverrideCount' | 'isVisibleToCustomer'
>

/** CART-7: what a cart is, in badges; overrides and visibility are for staff. */
export function CartBadges({ cart }: { cart: Badged }) {
  const isStaff = useActor().kind === 'internal'
  const overrides = cart.totalPriceOverrideCount ?? 0
  return (
    <>
      {cart.isActive && <Badge tone="good">Currently active</Badge>}
      {cart.changesOrder && <Badge tone="info">Changes order {cart.changesOrder.orderNumber}</Badge>}
      {cart.source === 'punchout' && <Badge tone="info">Punchout Cart</Badge>}
      {/* PUNCH-3: a procurement system ordered it; somebody has to look at it first. */}
      {cart.source === 'punchout-order' && <Badge tone="warning">Punchout order, held</Badge>}
      {overrides > 0 && <Badge tone="warning">Price Override ({overrides})</Badge>}
      {isStaff && cart.isVisibleToCustomer && <Badge>Visible to customer</Badge>}
      {isStaff && !cart.isVisibleToCustomer && (
        <EyeOff size={14} aria-label="Hidden from customer" className="text-muted" />
      )}
    </>
  )
}
