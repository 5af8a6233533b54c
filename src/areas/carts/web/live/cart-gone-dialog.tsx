import type { ReactNode } from 'react'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { CartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { describeCartEnd } from '#areas/carts/rules/describe-cart-end.ts'

/** CART-6: the cart is no longer present, in the server's words, or who ended it (CART-12). */
export function CartGoneDialog({
  message,
  end = null,
  footer,
  children,
  close,
}: {
  message: string
  /** CART-12: who ended it; null while that is not known. */
  end?: CartEnd | null
  /** Buttons in place of 'OK'. */
  footer?: ReactNode
  /** What was typed for the cart. */
  children?: ReactNode
  close: () => void
}) {
  return (
    <Dialog
      title="Cart not present"
      width={480}
      role="alertdialog"
      isOpen
      onClose={close}
      footer={
        footer ?? (
          <Button variant="primary" autoFocus onPress={close}>
            OK
          </Button>
        )
      }
    >
      {end ? (
        <p className="py-1">
          {describeCartEnd(end)}.{' '}
          {end.order && (
            <Link
              href={ordersScreen.at({}, orderDialog.open(end.order.id))}
              className="font-medium text-action underline"
            >
              View order {end.order.number}
            </Link>
          )}
        </p>
      ) : (
        <p className="py-1">{message}</p>
      )}
      {children}
    </Dialog>
  )
}
