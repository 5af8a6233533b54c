import { Lock } from 'lucide-react'
import { cartAccessDialog, switchCartDialog } from '#areas/carts/carts.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { buttonLook } from '#ui/button.tsx'
import type { Cart } from '#areas/carts/cart.ts'
import { ownerLabel } from '../pending-carts/owner-label.ts'
import { lockReasonId } from '../cart-notice-ids.ts'
import { accessValueOf } from './access-value.ts'

/**
 * CART-12: why nothing can be typed into a cart that others have locked, and whom to ask. Its id
 * describes the fields.
 */
export function LockBanner({ cart }: { cart: Cart }) {
  const hrefTo = useHref()
  if (cart.abilities.change !== 'cart_locked_by_other') return null
  const owner = ownerLabel(cart)
  return (
    <div
      id={lockReasonId}
      role="status"
      className="mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-soft px-4 py-1.5 text-14 text-ink"
    >
      <Lock size={18} aria-hidden="true" className="shrink-0 text-warning" />
      <span className="min-w-0 flex-1">
        {owner ? (
          <>
            Locked by <strong className="font-semibold">{owner}</strong>.
          </>
        ) : (
          'This cart is locked.'
        )}{' '}
        Only its owners can change or order it.
      </span>
      {cart.abilities.modifyAccess === null && (
        <Link href={hrefTo(cartAccessDialog.open(accessValueOf(cart)))} className={buttonLook('quiet', 'small')}>
          Cart Access
        </Link>
      )}
      <Link href={hrefTo(switchCartDialog.open())} className={buttonLook('quiet', 'small')}>
        Switch Cart
      </Link>
    </div>
  )
}
