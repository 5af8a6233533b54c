import { Link } from '#browser/link.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { InventorySummary } from '../inventory.ts'
import { InventoryBadge } from './inventory-badge.tsx'
import { addressOf, lastHand } from './inventory-words.ts'

/** INV-1: the counts of a ship-to on a phone; each is one place for a thumb. */
export function InventoryCards({
  inventories,
  timeZone,
}: {
  inventories: readonly InventorySummary[]
  timeZone: string
}) {
  return (
    <ul aria-label="Counts" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {inventories.map((count) => (
        <li key={count.id} className="border-b border-line last:border-0">
          <Link
            href={addressOf(count)}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate font-semibold text-action">{count.name}</span>
              <InventoryBadge inventory={count} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="figures text-muted">{`${count.countedLines} of ${count.lines} counted`}</span>
              {count.valueCents !== null && (
                <strong>
                  <MoneyText cents={count.valueCents} />
                </strong>
              )}
            </span>
            <span className="truncate text-13 text-muted">{lastHand(count, timeZone)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
