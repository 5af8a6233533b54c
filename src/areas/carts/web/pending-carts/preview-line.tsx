import { formatCents } from '#kit/money.ts'
import type { CartLine } from '#areas/carts/cart.ts'

/** A line of a cart one looks at without changing it. */
export function PreviewLine({ line }: { line: CartLine }) {
  const { itemInfo, orderedCases, orderedUnits, lineTotal } = line
  return (
    <li className="flex items-start gap-3 border-b border-line px-5 py-2 text-13 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={itemInfo.description}>
          {itemInfo.description}
        </span>
        <span className="figures text-12 text-muted">
          {line.itemNumber} · {itemInfo.packSizeDescription}
        </span>
      </span>
      <span className="figures text-right whitespace-nowrap">
        <span className="block">
          {[orderedCases && `${orderedCases} CS`, orderedUnits && `${orderedUnits} EA`].filter(Boolean).join(' · ')}
        </span>
        <span className="text-12 text-muted">{lineTotal === null ? '-' : formatCents(lineTotal)}</span>
      </span>
    </li>
  )
}
