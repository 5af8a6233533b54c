import { Link } from 'react-aria-components'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { CartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { tellCartEnd } from '#areas/carts/rules/tell-cart-end.ts'
import type { TypedLine } from '#areas/carts/rules/merge-quantities.ts'
import { quantityText } from '#areas/carts/rules/tell-cart-change.ts'

const noNames: ReadonlyMap<string, string> = new Map()

/**
 * CART-6, CART-14: the cart is no longer present, in the server's words; what was typed for it is
 * not lost with it.
 */
export function CartGoneDialog({
  message,
  end = null,
  names = noNames,
  lines = [],
  keep,
  close,
}: {
  message: string
  /** CART-12: who ended it; null while that is not known. */
  end?: CartEnd | null
  /** Descriptions of items, by number. */
  names?: ReadonlyMap<string, string>
  /** What was typed and did not arrive. */
  lines?: readonly TypedLine[]
  /** Puts the lines into the active cart, or a new one. */
  keep?: () => void
  /** Gives the lines up. */
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
        lines.length > 0 && keep ? (
          <>
            <Button onPress={close}>Discard</Button>
            <Button variant="primary" autoFocus onPress={keep}>
              Add to my cart
            </Button>
          </>
        ) : (
          <Button variant="primary" autoFocus onPress={close}>
            OK
          </Button>
        )
      }
    >
      {end ? (
        <p className="py-1">
          {tellCartEnd(end)}.{' '}
          {end.order && (
            <Link href={`/salesorders?order=${end.order.id}`} className="font-medium text-action underline">
              View order {end.order.number}
            </Link>
          )}
        </p>
      ) : (
        <p className="py-1">{message}</p>
      )}
      {lines.length > 0 && (
        <>
          <p className="mt-2 text-muted">
            {plural(lines.length, 'quantity', 'quantities')} you typed for it {lines.length === 1 ? 'is' : 'are'} still
            here.
          </p>
          <ul
            className="mt-2 max-h-[40vh] overflow-auto rounded-dialog border border-line"
            tabIndex={0}
            aria-label="Typed"
          >
            {lines.map(({ itemNumber, typed }) => (
              <li
                key={itemNumber}
                className="figures flex justify-between border-b border-line px-3 py-2 last:border-0"
              >
                <span className="min-w-0 truncate pr-3">
                  {names.get(itemNumber)} <span className="text-muted">{itemNumber}</span>
                </span>
                <span>{quantityText(typed)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
