import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { useHref } from '#browser/navigation.ts'
import { factLine } from '#kit/text.ts'
import { Carousel } from '#ui/carousel.tsx'
import { itemDialog } from '../shop.addresses.ts'
import type { ShopRow } from '../shop-row.ts'
import { ItemLink } from './item-link.tsx'
import { PriceCell } from './price-cell.tsx'
import { useRelatedItems } from './use-item.ts'

/**
 * ITEM-6: what stands beside an item. A list without items, or one that is still loading, is not
 * shown.
 */
export function ItemCarousels({ itemNumber }: { itemNumber: string }) {
  const { data } = useRelatedItems(itemNumber)
  const lists = [
    ['Alternates', data?.alternates],
    ['Similar Products', data?.similar],
    ['Frequently Bought Together', data?.boughtTogether],
  ] as const
  return lists.map(([label, rows]) =>
    rows && rows.length > 0 ? (
      <Carousel
        key={label}
        label={label}
        slides={rows.map((row) => ({ key: row.itemNumber, content: <ItemSlide row={row} /> }))}
      />
    ) : null,
  )
}

/** One slide: opens the item in the same place and the same cart. */
function ItemSlide({ row }: { row: ShopRow }) {
  const href = useHref()(itemDialog.open(row.itemNumber))
  const unit = row.eachOnly ? 'EA' : 'CS'
  return (
    <article className="relative flex h-full flex-col gap-1.5 rounded-dialog border border-line bg-raised p-2.5 hover:border-line-strong">
      <ItemPicture {...pictureOf(row)} className="h-20 w-full" />
      {/* The whole slide is the link's: a thumb need not aim. */}
      <ItemLink
        href={href}
        className="line-clamp-2 min-h-10 text-13 font-medium break-words after:absolute after:inset-0 pointer-coarse:min-h-12"
      >
        {row.description}
      </ItemLink>
      <p className="truncate text-12 text-muted">
        <span className="figures">{factLine(row.itemNumber, row.packSizeDescription)}</span>
      </p>
      <p className="truncate text-12 text-muted">{row.brand}</p>
      <div className="mt-auto *:whitespace-normal">{row.price && <PriceCell price={row.price} unit={unit} />}</div>
    </article>
  )
}
