import { formatCents } from '#kit/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { ChangedAmount } from '../rules/check-choice.ts'

const maxNamed = 5

/** BILL-3: what a colleague or the distributor changed since it was chosen, with both amounts. */
export function ChangedNotice({ changed, onAccept }: { changed: readonly ChangedAmount[]; onAccept: () => void }) {
  if (changed.length === 0) return null
  return (
    <Banner tone="warning">
      <p className="font-medium">What is open has changed since you chose it.</p>
      <ul className="figures py-1">
        {changed.slice(0, maxNamed).map(({ invoiceNumber, seenOpen, open }) => (
          <li key={invoiceNumber}>
            {invoiceNumber}: {open === 0 ? 'paid or closed' : formatCents(Math.abs(open))}, was{' '}
            {formatCents(Math.abs(seenOpen))}
          </li>
        ))}
        {changed.length > maxNamed && <li>and {changed.length - maxNamed} more</li>}
      </ul>
      <Button size="small" onPress={onAccept}>
        Use what is open now
      </Button>
    </Banner>
  )
}
