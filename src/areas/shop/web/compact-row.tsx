import { useHref } from '#browser/navigation.ts'
import { ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { PromotionBadges } from '#areas/prices/web/public.tsx'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import { unitPriceBeside } from '../rules/format-unit-price.ts'
import { isSoldBy } from '../rules/is-sold-by.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import { whyNotOrderable } from '../rules/why-not-orderable.ts'
import { itemDialog } from '../shop.addresses.ts'
import { ItemLink } from './item-link.tsx'
import { LineState } from './line-state.tsx'
import { PriceCell } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'
import { previewOf, priceInCart, type ShopRowProps } from './unit-cell.tsx'

/**
 * An item where there is little width, on a phone and in a column of the dashboard: its name, and
 * beside the quantity all that the choice needs, so that six rows fit a phone's first screen.
 */
export function CompactRow({
  bought,
  sharedReason = null,
  isEager = false,
  ...props
}: Omit<ShopRowProps, 'isEager'> & {
  /** When and how much of it was bought. */
  bought: string | null
  /** Said once above the rows instead of in each. */
  sharedReason?: string | null
  isEager?: boolean
}) {
  const { row, line, quantities, cartProblem } = props
  const href = useHref()(itemDialog.open(row.itemNumber))
  const price = priceInCart(props)
  const reason = whyNotOrderable(row)
  const [first, second] = (['CS', 'EA'] as const).filter((unit) => isSoldBy(unit, row, price))
  const amountOf = (unit: 'CS' | 'EA' | undefined) =>
    unit && quantities && <QuantityCell row={row} unit={unit} quantities={quantities} cartProblem={cartProblem} />
  const boughtText = bought !== null && <span className="truncate text-12 text-muted">{bought}</span>
  return (
    <li className="row-layer grid grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 border-b border-line bg-raised px-3 py-1 last:border-0 max-[359px]:grid-cols-1">
      <ItemPicture
        {...pictureOf(row)}
        isEager={isEager}
        className="row-span-3 mt-1 size-[40px] self-start max-[359px]:hidden"
      />
      <ItemLink href={href} className="line-clamp-2 leading-[1.375rem] font-medium break-words">
        {row.description}
      </ItemLink>
      <div className="flex flex-wrap items-end justify-end gap-x-2">
        <div className="figures min-w-0 flex-[1_1_8rem]">
          {first && (
            <p className="flex min-h-5 items-baseline gap-1.5 text-14 whitespace-nowrap">
              <PriceCell price={price} unit={first} preview={previewOf(props)} align="left" />
              <span className="truncate text-12 text-muted">{unitPriceBeside({ ...row, price: shownPrice(row) })}</span>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-1">
            <ItemBadges item={row} isCompact />
            <PromotionBadges price={price} />
            {line && <OverrideBadges line={line} />}
            <span className="min-w-16 flex-1 truncate text-12 text-muted">
              {[row.packSizeDescription, row.itemNumber, row.brand, row.customerDescription]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <p className="flex h-4 items-center gap-2 text-13 whitespace-nowrap">
            {quantities ? (
              <LineState row={row} line={line} quantities={quantities} isInline>
                {boughtText}
              </LineState>
            ) : (
              boughtText
            )}
          </p>
        </div>
        {amountOf(first)}
      </div>
      {second && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 text-14">
          <PriceCell price={price} unit={second} preview={previewOf(props)} align="left" />
          {amountOf(second)}
        </div>
      )}
      {reason !== null && reason !== sharedReason && (
        <p className="col-start-2 text-12 text-muted max-[359px]:col-start-1">{reason}</p>
      )}
    </li>
  )
}
