import { Trash2 } from 'lucide-react'
import { memo, type Ref } from 'react'
import { Link } from 'react-aria-components'
import { maxQuantity } from '#contract/values.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { lineTotal } from '#areas/carts/rules/cart-totals.ts'
import { type CartQuantities, useLineQuantity } from '#areas/carts/web/public.tsx'
import type { CartLine } from '#areas/carts/cart.ts'
import { ItemBadges, ItemPicture } from '#areas/items/web/public.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
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
  index,
  measure,
}: {
  line: CartLine
  finding: ReviewFinding | undefined
  quantities: CartQuantities
  mayChange: boolean
  itemHref: string
  onRemove: (line: CartLine) => void
  index: number
  /** Tells the virtual list how tall this row is. */
  measure: Ref<HTMLLIElement> | undefined
}) {
  const { cases, units } = useLineQuantity(quantities, line.itemNumber)
  const { itemInfo: item, price } = line
  const total = lineTotal({ orderedCases: cases, orderedUnits: units, price })
  const remove = mayChange && (
    <IconButton label={`Remove ${item.description}`} onPress={() => onRemove(line)}>
      <Trash2 size={16} aria-hidden="true" />
    </IconButton>
  )
  const quantityOf = (unit: 'CS' | 'EA') => {
    const cents = unit === 'CS' ? price?.casePrice : price?.eachPrice
    const isSold = unit === 'CS' ? !item.eachOnly : item.isBrokenCase || item.eachOnly
    // What is in the cart can always be taken out again.
    if (!isSold && (unit === 'CS' ? line.orderedCases : line.orderedUnits) === 0) return null
    return (
      <span className="flex items-center justify-end gap-2">
        <span className="figures text-right text-13 whitespace-nowrap text-muted">
          {unit === 'CS' && price?.perPound ? formatPerPound(price.perPound) : formatPrice(cents)}
        </span>
        <QuantityInput
          label={`${unit === 'CS' ? 'Cases' : 'Eaches'} of ${item.description}`}
          value={unit === 'CS' ? cases : units}
          max={maxQuantity}
          unit={unit}
          isDisabled={!mayChange}
          onChange={(value) => quantities.edit(line.itemNumber, unit === 'CS' ? { cases: value } : { units: value })}
        />
      </span>
    )
  }
  return (
    <li
      id={`line-${line.itemNumber}`}
      ref={measure}
      data-index={index}
      className={`grid scroll-mt-24 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-0 md:grid-cols-[40px_minmax(0,1fr)_auto_96px_auto] xl:grid-cols-[40px_minmax(0,1fr)_180px_180px_100px_36px] ${finding?.blocks ? 'bg-danger-soft' : ''}`}
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
          <p className={`text-13 font-medium ${finding.blocks ? 'text-danger' : 'text-warning'}`}>{finding.message}</p>
        )}
      </div>
      <div className="md:hidden">{remove}</div>
      <div className="max-md:col-span-3 max-md:flex max-md:items-center max-md:justify-end max-md:gap-4 md:contents">
        <div className="grid gap-1.5 xl:contents">
          <div>{quantityOf('CS')}</div>
          <div className="empty:hidden xl:empty:block">{quantityOf('EA')}</div>
        </div>
        <span className="min-w-20 text-right font-medium">
          {total === null ? '-' : <MoneyText cents={total} isEstimate={cases > 0 && price?.isEstimate === true} />}
        </span>
      </div>
      <div className="max-md:hidden">{remove}</div>
    </li>
  )
})

const formatPrice = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? 'No price' : formatCents(cents)
