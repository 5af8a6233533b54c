import { useState } from 'react'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { mayMoveToAnotherCart } from '#areas/carts/rules/may-move-to-another-cart.ts'
import { quantityOrZero } from '#areas/carts/rules/tell-cart-change.ts'
import { moveRefusedToNewCart } from '../active-quantities.ts'
import type { KeptScope } from '../offline/kept-edits.ts'
import type { TypingState } from '../offline/typings.ts'
import { useActiveCart } from '../use-active-cart.ts'

/** CART-14: a save was refused as a whole: what was typed is still here, and the person says what becomes of it. */
export function RefusedSaveDialog({
  refused: { code, message, lines, quantities },
  scope,
  close,
}: {
  refused: NonNullable<TypingState['refused']>
  scope: KeptScope
  /** Puts the decision off: the lines stay typed and marked as not saved. */
  close: () => void
}) {
  const { cart } = useActiveCart()
  const [isRunning, setRunning] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setRunning(true)
    try {
      await work()
    } catch (error) {
      showToast({ tone: 'danger', message: error instanceof Error ? error.message : String(error) })
    } finally {
      setRunning(false)
      void refreshCalls(['getActiveCart', 'listCarts'])
    }
  }
  const retry = () => !isRunning && void run(() => quantities.retry())
  const nameOf = (itemNumber: string) =>
    cart?.items.find((line) => line.itemNumber === itemNumber)?.itemInfo.description ?? `Item ${itemNumber}`
  return (
    <Dialog
      title="Not saved"
      role="alertdialog"
      width={560}
      isOpen
      onClose={close}
      onSubmit={retry}
      footer={
        <>
          <Button onPress={() => void quantities.takeRefused()}>Discard</Button>
          {mayMoveToAnotherCart(code) && (
            <Button onPress={() => !isRunning && void run(() => moveRefusedToNewCart(scope, quantities))}>
              Put into a new cart
            </Button>
          )}
          <Button variant="primary" autoFocus isPending={isRunning} onPress={retry}>
            Try again
          </Button>
        </>
      }
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
