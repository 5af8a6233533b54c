import { PencilLine } from 'lucide-react'
import type { Cart } from '#areas/carts/cart.ts'
import { orderDialog } from '#areas/orders/orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { buttonLook } from '#ui/button.tsx'

/** NEXT-2: this cart changes a placed order, which stays as it is in the meantime. */
export function ChangedOrderBanner({ cart: { changesOrder } }: { cart: Cart }) {
  const hrefTo = useHref()
  if (!changesOrder) return null
  const { id, orderNumber } = changesOrder
  return (
    <div
      role="status"
      className="mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft px-4 py-1.5 text-14 text-ink print:hidden"
    >
      <PencilLine size={18} aria-hidden="true" className="shrink-0 text-info" />
      <span className="min-w-0 flex-1">
        You are changing order <strong className="figures font-semibold">{orderNumber}</strong>. It stays as it is until
        you press Change order; discarding this cart changes nothing.
      </span>
      <Link href={hrefTo(orderDialog.open(id))} className={buttonLook('quiet', 'small')}>
        View the order
      </Link>
    </div>
  )
}
