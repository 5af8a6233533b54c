import { ReceiptText } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { hasReceipt, type ReceiptFacts } from '../rules/describe-receipt.ts'

const Popover = loadOnDemand(
  () => import('./price-receipt-popover.tsx').then((module) => module.PriceReceiptPopover),
  'compact',
)

const iconLook =
  'inline-grid size-6 shrink-0 place-items-center self-center rounded-control align-middle text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-11 print:hidden'
// Its target reaches into the space between the rows, and leaves the name above its own.
const textLook =
  '-mx-1 -mt-1 -mb-1.5 inline-flex min-h-[1.875rem] items-center gap-1 rounded-control px-1 underline decoration-line-strong decoration-dotted underline-offset-4 data-hovered:bg-sunken'

/**
 * NEXT-1: beside a price, how it came about. The popover is made when it is opened: a long list has
 * a button a row and nothing more.
 */
export function PriceReceiptButton({
  name,
  facts,
  children,
}: {
  name: string
  facts: ReceiptFacts
  /** The price itself, to press where an icon beside it has no room; the icon by default. */
  children?: ReactNode
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = `Price receipt of ${name}`
  if (!hasReceipt(facts)) return children
  return (
    <>
      <Button
        ref={trigger}
        {...(!children && { 'aria-label': label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Price receipt"
        onPress={() => setOpen(!isOpen)}
        className={children ? textLook : iconLook}
      >
        {children ? (
          <>
            {children}
            <span className="sr-only">, {label}</span>
          </>
        ) : (
          <ReceiptText size={14} aria-hidden="true" />
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <Popover label={label} facts={facts} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
