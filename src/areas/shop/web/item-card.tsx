import { useHrefWith } from '#browser/navigation.ts'
import type { CartQuantities } from '#areas/carts/web/public.tsx'
import { ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import type { ShopRow } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'
import { PriceCell } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'

/** One card of the grid layout: for browsing. */
export function ItemCard({
  row,
  quantities,
  isEager,
}: {
  row: ShopRow
  quantities: CartQuantities | null
  /** One of the first: its picture is not waited for until it comes into view. */
  isEager: boolean
}) {
  const href = useHrefWith()({ item: row.itemNumber })
  return (
    <li className="flex flex-col gap-2 rounded-dialog border border-line bg-raised p-3">
      <ItemPicture {...pictureOf(row)} isEager={isEager} className="h-28 w-full" />
      <div className="min-h-16 min-w-0">
        <ItemLink href={href} className="line-clamp-2 text-14 font-medium break-words">
          {row.description}
        </ItemLink>
        <p className="truncate text-12 text-muted">
          <span className="figures">{row.itemNumber}</span> · {row.packSizeDescription}
        </p>
        <p className="truncate text-12 text-muted">{row.brand}</p>
      </div>
      <ItemBadges item={row} />
      <div className="mt-auto grid gap-1.5 pt-1">
        {row.blockedReason && <p className="text-12 text-muted">{row.blockedReason}</p>}
        {(['CS', 'EA'] as const).map((unit) => {
          const cents = unit === 'CS' ? row.price?.casePrice : row.price?.eachPrice
          if (cents === null || cents === undefined) return null
          return (
            <div key={unit} className="flex items-center justify-between gap-2">
              <PriceCell price={row.price} unit={unit} />
              {quantities && <QuantityCell row={row} unit={unit} quantities={quantities} />}
            </div>
          )
        })}
      </div>
    </li>
  )
}
