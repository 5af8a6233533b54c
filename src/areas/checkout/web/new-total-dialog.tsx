import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { NewTotal } from './use-place-order.ts'

const moneyOf = (cents: number | null): string => (cents === null ? '-' : formatCents(cents))

/**
 * CHECK-4: what changed since the person looked, and the question whether to order at the new
 * total.
 */
export function NewTotalDialog({
  label,
  newTotal: { subtotal, isEstimate, differences, agree },
  isPlacing,
  onClose,
}: {
  /** Of the button that places the cart. */
  label: string
  newTotal: NewTotal
  isPlacing: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      role="alertdialog"
      title="The total has changed"
      width={560}
      isOpen
      onClose={onClose}
      onSubmit={agree}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            Back to the cart
          </Button>
          <Button variant="primary" isPending={isPlacing} onPress={agree}>
            {label}
          </Button>
        </>
      }
    >
      <p className="mb-3">Since you reviewed this order, prices or lines have changed. Nothing has been ordered yet.</p>
      {differences.length > 0 && (
        <table className="figures w-full text-14">
          <thead>
            <tr className="border-b border-line text-12 text-muted">
              <th scope="col" className="py-1 text-left font-semibold">
                Item
              </th>
              <th scope="col" className="py-1 pl-3 text-right font-semibold">
                You saw
              </th>
              <th scope="col" className="py-1 pl-3 text-right font-semibold">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((line) => (
              <tr key={line.itemNumber} className="border-b border-line align-top">
                <td className="py-2">
                  <span className="block break-words">{line.description}</span>
                  <span className="text-12 text-muted">{line.itemNumber}</span>
                </td>
                <td className="py-2 pl-3 text-right text-muted">{moneyOf(line.before)}</td>
                <td className="py-2 pl-3 text-right font-medium">{moneyOf(line.now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex items-baseline justify-between pt-3">
        <span className="font-semibold">New subtotal</span>
        <strong className="text-20">
          <MoneyText cents={subtotal} isEstimate={isEstimate} />
        </strong>
      </p>
    </Dialog>
  )
}
