import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import type { CartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { quantityText } from '#areas/carts/rules/describe-cart-change.ts'
import { CartGoneDialog } from '#areas/carts/web/public.tsx'
import type { GoneCart } from './typing.ts'

/** CART-14: the cart is no longer present; what was typed for it is not lost with it. */
export function UnsentLinesDialog({
  gone,
  end,
  names,
  keep,
  close,
}: {
  gone: GoneCart
  /** CART-12: who ended the cart; null while that is not known. */
  end: CartEnd | null
  /** Descriptions of items, by number. */
  names: ReadonlyMap<string, string>
  /** Puts the lines into the active cart, or a new one. */
  keep: () => void
  /** Discards the lines. */
  close: () => void
}) {
  const { message, lines } = gone
  return (
    <CartGoneDialog
      message={message}
      end={end}
      close={close}
      footer={
        <>
          <Button onPress={close}>Discard</Button>
          <Button variant="primary" autoFocus onPress={keep}>
            Add to my cart
          </Button>
        </>
      }
    >
      <p className="mt-2 text-muted">
        {plural(lines.length, 'quantity', 'quantities')} you typed for it {lines.length === 1 ? 'is' : 'are'} still
        here.
      </p>
      <ul className="mt-2 max-h-[40vh] overflow-auto rounded-dialog border border-line" tabIndex={0} aria-label="Typed">
        {lines.map(({ itemNumber, typed }) => (
          <li key={itemNumber} className="figures flex justify-between border-b border-line px-3 py-2 last:border-0">
            <span className="min-w-0 truncate pr-3">
              {names.get(itemNumber)} <span className="text-muted">{itemNumber}</span>
            </span>
            <span>{quantityText(typed)}</span>
          </li>
        ))}
      </ul>
    </CartGoneDialog>
  )
}
