import { plural } from '#kit/text.ts'
import type { CartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/**
 * CART-10: a cart that becomes visible loses its price overrides for good: how many, and which,
 * before it happens.
 */
export function LoseOverrides({
  items,
  isPending,
  answer,
}: {
  items: NonNullable<CartAccess['overriddenItems']>
  isPending: boolean
  answer: (isSure: boolean) => void
}) {
  const overrides = plural(items.length, 'price override')
  return (
    <ConfirmDialog
      title={`Remove ${overrides}?`}
      confirmLabel="Make visible"
      isDangerous
      isOpen
      isPending={isPending}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>
        A cart the customer sees has no price overrides. Making it visible removes {overrides}. This cannot be undone.
      </p>
      <ul
        className="mt-3 max-h-60 overflow-auto rounded-dialog border border-line"
        aria-label="Overridden"
        tabIndex={0}
      >
        {items.map(({ itemNumber, description }) => (
          <li key={itemNumber} className="border-b border-line px-3 py-2 last:border-0">
            <span className="block truncate">{description}</span>
            <span className="figures text-12 text-muted">{itemNumber}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
