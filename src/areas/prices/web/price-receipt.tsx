import { ReceiptText } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { hasReceipt, type ReceiptFacts } from '../rules/describe-receipt.ts'

const Popover = loadOnDemand(
  () => import('./price-receipt-popover.tsx').then((module) => module.PriceReceiptPopover),
  'compact',
)

/**
 * NEXT-1: beside a price, how it came about. The popover is made when it is opened: a long list has
 * a button a row and nothing more.
 */
export function PriceReceiptButton({ name, facts }: { name: string; facts: ReceiptFacts }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = `Price receipt of ${name}`
  if (!hasReceipt(facts)) return null
  return (
    <>
      <Button
        ref={trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Price receipt"
        onPress={() => setOpen(!isOpen)}
        className="inline-grid size-6 shrink-0 place-items-center self-center rounded-control align-middle text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-11 print:hidden"
      >
        <ReceiptText size={14} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense>
          <Popover label={label} facts={facts} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
