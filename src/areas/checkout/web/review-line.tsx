import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-aria-components'
import { maxQuantity } from '#contract/values.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { type CartQuantities, useLineQuantity } from '#areas/carts/web/public.tsx'
import type { CartLine } from '#areas/carts/cart.ts'
import { ItemBadges, ItemPicture } from '#areas/items/web/public.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import type { ReviewFinding } from '../checkout.endpoints.ts'

/** One line of the review; a keystroke renders this line alone. */
export const ReviewLine = memo(function ReviewLine({
  line,
  finding,
  quantities,
  mayChange,
  itemHref,
  onRemove,
  isEager,
}: {
  line: CartLine
  finding: ReviewFinding | undefined
  quantities: CartQuantities
  mayChange: boolean
  itemHref: string
  onRemove: (line: CartLine) => void
  /** The first rows' pictures come with the page. */
  isEager: boolean
}) {
  const { cases, units } = useLineQuantity(quantities, line.itemNumber)
  const { itemInfo: item, price } = line
  const total = cases * (price?.casePrice ?? 0) + units * (price?.eachPrice ?? 0)
  const sold = (unit: 'CS' | 'EA') => {
    const cents = unit === 'CS' ? price?.casePrice : price?.eachPrice
    if (unit === 'EA' && !item.isBrokenCase && !item.eachOnly) return null
    if (cents === null || cents === undefined) return null
    return (
      <span className="flex items-center justify-end gap-2">
        <span className="figures text-right text-13 whitespace-nowrap">
          {unit === 'CS' && price?.perPound ? formatPerPound(price.perPound) : formatCents(cents)}
        </span>
        <QuantityInput
          label={`${unit === 'CS' ? 'Cases' : 'Eaches'} of ${item.description}`}
          value={unit === 'CS' ? cases : units}
          max={maxQuantity}
          unit={unit}
          isDisabled={!mayChange}
          onChange={(value) => quantities.edit(line.itemNumber, unit === 'CS' ? { cases: value } : { units: value })}
          onCommit={() => void quantities.flush()}
        />
      </span>
    )
  }
  return (
    <li
      id={`line-${line.itemNumber}`}
      className={`grid scroll-mt-24 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2 last:border-0 lg:grid-cols-[40px_minmax(0,1fr)_170px_170px_96px_36px] ${finding?.blocks ? 'bg-danger-soft' : 'bg-raised'}`}
      style={{ contentVisibility: isEager ? 'visible' : 'auto', containIntrinsicSize: 'auto 64px' }}
    >
      <ItemPicture placeholder={item.placeholder} className="size-10" />
      <div className="min-w-0">
        <Link href={itemHref} className="block truncate font-medium text-ink no-underline data-hovered:underline">
          {item.description}
        </Link>
        <p className="figures truncate text-12 text-muted">
          {line.itemNumber} · {item.packSizeDescription} · {item.brand}
        </p>
        <ItemBadges item={item} />
        {finding && (
          <p className={`text-12 font-medium ${finding.blocks ? 'text-danger' : 'text-warning'}`}>{finding.message}</p>
        )}
      </div>
      <div className="lg:hidden">{mayChange && <RemoveButton line={line} onRemove={onRemove} />}</div>
      <div className="col-span-3 flex flex-wrap items-center justify-end gap-3 lg:contents">
        <div>{sold('CS')}</div>
        <div>{sold('EA')}</div>
        <span className="figures min-w-20 text-right font-medium">
          {price?.isEstimate && <span className="text-12 text-muted">est. </span>}
          {formatCents(total)}
        </span>
      </div>
      <div className="hidden lg:block">{mayChange && <RemoveButton line={line} onRemove={onRemove} />}</div>
    </li>
  )
})

function RemoveButton({ line, onRemove }: { line: CartLine; onRemove: (line: CartLine) => void }) {
  return (
    <IconButton label={`Remove ${line.itemInfo.description}`} onPress={() => onRemove(line)}>
      <Trash2 size={16} aria-hidden="true" />
    </IconButton>
  )
}
