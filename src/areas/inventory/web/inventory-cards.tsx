import { MoneyText } from '#ui/money-text.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import type { InventorySummary } from '../inventory.ts'
import { CountMenu } from './count-menu.tsx'
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
    <LinkList label="Counts">
      {inventories.map((count) => (
        <LinkListEntry
          key={count.id}
          href={addressOf(count)}
          beside={
            // As wide without a menu, so that the figures of all counts end on one line.
            <span className="block w-11">
              <CountMenu count={count} />
            </span>
          }
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
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
