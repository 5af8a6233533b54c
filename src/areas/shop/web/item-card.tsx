import { AddToGuideLink, ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { PromotionBadges } from '#areas/prices/web/public.tsx'
import { useHref } from '#browser/navigation.ts'
import { unitPriceBeside } from '../rules/format-unit-price.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import { whyNotOrderable } from '../rules/why-not-orderable.ts'
import { itemDialog } from '../shop.addresses.ts'
import { ItemLink } from './item-link.tsx'
import { priceInCart, type ShopRowProps, UnitCell } from './unit-cell.tsx'

/** What a card of the grid layout shows. */
export interface ItemCardProps extends ShopRowProps {
  /** Said once above the cards instead of in each. */
  readonly sharedReason: string | null
}

/** One card of the grid layout. */
export function ItemCard({ isEager, sharedReason, ...props }: ItemCardProps) {
  const { row } = props
  const reason = whyNotOrderable(row)
  const href = useHref()(itemDialog.open(row.itemNumber))
  return (
    <li className="flex flex-col gap-2 rounded-dialog border border-line bg-raised p-3">
      <ItemPicture {...pictureOf(row)} isEager={isEager} className="h-28 w-full" />
      <div className="min-h-16 min-w-0">
        <ItemLink href={href} className="line-clamp-2 text-14 font-medium break-words">
          {row.description}
        </ItemLink>
        <p className="truncate text-12 text-muted">
          <span className="figures">{row.itemNumber}</span>
          {row.packSizeDescription && ` · ${row.packSizeDescription}`}
        </p>
        <p className="flex justify-between gap-2 text-12 text-muted">
          <span className="truncate">{row.brand}</span>
          <span className="figures shrink-0">{unitPriceBeside({ ...row, price: shownPrice(row) })}</span>
        </p>
      </div>
      <div className="flex items-start justify-between gap-2">
        <span className="flex flex-wrap gap-1">
          <ItemBadges item={row} />
          <PromotionBadges price={priceInCart(props)} />
        </span>
        <span className="-my-1.5 -mr-2 ml-auto">
          <AddToGuideLink value={row.itemNumber} name={row.description} isIcon />
        </span>
      </div>
      <div className="mt-auto grid gap-1.5 pt-1">
        {reason !== null && reason !== sharedReason && <p className="text-12 text-muted">{reason}</p>}
        {(['CS', 'EA'] as const).map((unit) => (
          <div key={unit} className="flex flex-wrap items-center justify-between gap-x-2 empty:hidden">
            <UnitCell {...props} unit={unit} />
          </div>
        ))}
      </div>
    </li>
  )
}
