import { Lock } from 'lucide-react'
import { Radio } from 'react-aria-components'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Badge } from '#ui/badge.tsx'
import type { ListedCart } from '../cart.ts'

/** One cart to choose, with why it cannot be. */
export function CartChoice({ cart, disabledReason }: { cart: ListedCart; disabledReason?: string | undefined }) {
  return (
    <Radio
      value={cart.id}
      isDisabled={disabledReason !== undefined}
      className="group flex cursor-pointer items-start gap-3 border-b border-line px-3 py-2.5 last:border-0 data-disabled:cursor-default data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-action data-hovered:bg-sunken data-selected:bg-action-soft"
    >
      <span className="mt-0.5 size-4.5 shrink-0 rounded-full border border-line-strong bg-raised group-data-selected:border-[5px] group-data-selected:border-action" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">PO {cart.po || '-'}</span>
          {cart.isActive && <Badge tone="good">Currently active</Badge>}
          {cart.sharingMode === 'LOCK' && <Lock size={14} aria-label="Locked" className="text-muted" />}
        </span>
        <span className="block text-13 text-muted">
          {orderTypes[cart.soType]} · {cart.deliveryDate ? formatDay(cart.deliveryDate) : 'No delivery date'}
        </span>
        {disabledReason && <span className="block text-12 text-danger">{disabledReason}</span>}
      </span>
      <span className="figures text-right text-13">
        <span className="text-muted">
          {cart.totals.totalOrderedCases} CS · {cart.totals.totalOrderedUnits} EA
        </span>
      </span>
    </Radio>
  )
}
