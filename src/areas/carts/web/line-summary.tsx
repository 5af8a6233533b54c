import { formatCents } from '#kit/money.ts'
import { factLine } from '#kit/text.ts'
import type { CartLine } from '../cart.ts'

/** CART-2, CART-7: a line of a cart as a list shows it, without changing it. */
export function LineSummary({
  line,
  facts,
  onOpen,
}: {
  line: CartLine
  /** Below the description; number and pack unless given. */
  facts?: string
  /** Opens the item; without it the description is plain text. */
  onOpen?: () => void
}) {
  const { itemInfo, orderedCases, orderedUnits, lineTotal } = line
  return (
    <span className="flex items-start gap-3 text-13">
      <span className="min-w-0 flex-1">
        {onOpen ? (
          <button
            type="button"
            className="block max-w-full truncate text-left font-medium hover:underline"
            onClick={onOpen}
          >
            {itemInfo.description}
          </button>
        ) : (
          <span className="block truncate font-medium" title={itemInfo.description}>
            {itemInfo.description}
          </span>
        )}
        <span className="figures text-12 text-muted">
          {facts ?? factLine(line.itemNumber, itemInfo.packSizeDescription)}
        </span>
      </span>
      <span className="figures text-right whitespace-nowrap">
        <span className="block">
          {[orderedCases && `${orderedCases} CS`, orderedUnits && `${orderedUnits} EA`].filter(Boolean).join(' · ')}
        </span>
        <span className="text-12 text-muted">{lineTotal === null ? '-' : formatCents(lineTotal)}</span>
      </span>
    </span>
  )
}
