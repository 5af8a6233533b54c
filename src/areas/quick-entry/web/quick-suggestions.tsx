import { formatCents } from '#kit/money.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'

// The ARIA combobox pattern: the field handles the keys and keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- see above */

/**
 * Number, pack and brand of an item in one line, with the customer's own name where there is one.
 */
export const detailOf = ({ itemNumber, packSizeDescription, brand, customerDescription }: QuickItem): string =>
  [itemNumber, packSizeDescription, brand, customerDescription && `“${customerDescription}”`]
    .filter(Boolean)
    .join(' · ')

/** CART-13: the items the typed words may mean; the field above keeps the focus. */
export function QuickSuggestions({
  id,
  items,
  active,
  onChoose,
}: {
  id: string
  items: readonly QuickItem[]
  active: number
  onChoose: (item: QuickItem) => void
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Items"
      hidden={items.length === 0}
      className="floating fade-in absolute top-full left-0 z-30 mt-1 max-h-[60vh] w-full min-w-72 overflow-auto p-1"
    >
      {items.map((item, index) => (
        <div
          key={item.itemNumber}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`option justify-between gap-4 ${index === active ? 'bg-action-soft' : 'hover:bg-sunken'}`}
          // The field would lose the focus, and the list with it, before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span className="min-w-0">
            <span className="block truncate">{item.description}</span>
            <span className="figures block truncate text-12 text-muted">{detailOf(item)}</span>
          </span>
          <span className="figures shrink-0 text-right text-12 text-muted">
            <span className="block text-13 text-ink">{priceOf(item)}</span>
            {item.blockedReason ?? (item.timesOrdered > 0 ? `Ordered ${item.timesOrdered}×` : '')}
          </span>
        </div>
      ))}
    </div>
  )
}

const priceOf = ({ casePrice, eachPrice }: QuickItem): string =>
  casePrice !== null ? formatCents(casePrice) : eachPrice !== null ? formatCents(eachPrice) : ''
