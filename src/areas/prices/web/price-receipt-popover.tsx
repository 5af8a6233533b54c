import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { useCall } from '#browser/query.ts'
import { useActor } from '#browser/current-user.ts'
import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { getPriceAuthor } from '../prices.endpoints.ts'
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
  const isStaff = useActor().kind === 'internal'
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
        {facts.receipt?.changeId !== undefined && isStaff && <PriceAuthor changeId={facts.receipt.changeId} />}
      </Dialog>
    </Popover>
  )
}

/** Who set the price in the portal, for staff alone. */
function PriceAuthor({ changeId }: { changeId: string }) {
  const { data, error } = useCall(getPriceAuthor, { params: { changeId } })
  if (error) return <p className="text-muted">Who set it could not be read.</p>
  if (!data) return <p className="text-muted">Set by …</p>
  const day: CalendarDate = data.changedAt.slice(0, 10)
  return (
    <p>
      Set by {data.name} on {formatDayWithYear(day)}.
    </p>
  )
}
