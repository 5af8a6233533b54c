import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { describeReceipt, type ReceiptFacts } from '../rules/describe-receipt.ts'

/** NEXT-1: how a price came about, in sentences. */
export function PriceReceiptPopover({
  label,
  facts,
  trigger,
  onClose,
}: {
  label: string
  facts: ReceiptFacts
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      offset={4}
      className="floating fade-in max-w-72 p-3 text-13"
    >
      <Dialog aria-label={label} className="grid gap-1 outline-none">
        <h3 className="font-semibold">Price receipt</h3>
        {describeReceipt(facts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    </Popover>
  )
}
