import { plural } from '#kit/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { quantityOrZero } from '#areas/carts/rules/describe-cart-change.ts'
import { type KeptScope, useActiveCart } from '#areas/carts/web/public.tsx'
import { RefusedSaveChoices, type ShownRefusal } from './refused-save-choices.tsx'

/**
 * CART-14: a save was refused as a whole: what was typed is still here, and the person says what
 * becomes of it.
 */
export function RefusedSaveDialog({
  refused,
  scope,
  close,
}: {
  refused: ShownRefusal
  scope: KeptScope
  /**
   * Puts the decision off: the lines stay typed and marked, and the cart's popup has the same
   * choices.
   */
  close: () => void
}) {
  const { cart } = useActiveCart()
  const { message, lines } = refused
  const nameOf = (itemNumber: string) =>
    cart?.items.find((line) => line.itemNumber === itemNumber)?.itemInfo.description ?? `Item ${itemNumber}`
  return (
    <Dialog
      title="Not saved"
      role="alertdialog"
      width={560}
      isOpen
      onClose={close}
      footer={<RefusedSaveChoices refused={refused} scope={scope} />}
    >
      <p>{message}</p>
      <p className="mt-1 text-muted">
        {plural(lines.length, 'quantity', 'quantities')} you typed {lines.length === 1 ? 'is' : 'are'} not saved. What
        you typed is still here.
      </p>
      <ul
        className="mt-3 max-h-[40vh] overflow-auto rounded-dialog border border-line"
        tabIndex={0}
        aria-label="Not saved"
      >
        {lines.map(({ itemNumber, typed }) => (
          <li key={itemNumber} className="flex justify-between gap-3 border-b border-line px-3 py-2 last:border-0">
            <span className="min-w-0">
              <span className="block truncate font-medium">{nameOf(itemNumber)}</span>
              <span className="figures text-12 text-muted">{itemNumber}</span>
            </span>
            <span className="figures shrink-0">{quantityOrZero(typed)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
