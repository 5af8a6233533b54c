import { formatDay } from '#kit/dates.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { ItemBadges, ItemPicture } from '#areas/items/web/public.tsx'
import { Badge } from '#ui/badge.tsx'
import type { getItem } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'

/** What the item calls answer. */
export type ItemDetail = CallAnswer<typeof getItem>

/** ITEM-5: picture left, facts right: alias, brand, number, badges, group, last order and movement. */
export function ItemHeader({ detail: { item, stats } }: { detail: ItemDetail }) {
  const weeks = stats ? [stats.week1, stats.week2, stats.week3, stats.week4] : []
  const last = stats?.lastPurchaseUt
    ? new Date(stats.lastPurchaseUt * 1000).toISOString().slice(0, 10)
    : stats?.lastInvoiceDate
  return (
    <section className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)]">
      <ItemPicture placeholder={item.placeholder} className="h-44 w-full sm:h-50" />
      <div className="grid content-start gap-2">
        <h2 className="text-20 font-semibold break-words">{item.description}</h2>
        {item.customerDescription && <p className="text-muted">Alias: {item.customerDescription}</p>}
        <p className="text-muted">
          <ItemLink href={`/shop?brands=${encodeURIComponent(item.brand)}`} className="text-action! font-medium">
            {item.brand}
          </ItemLink>{' '}
          · <span className="figures">{item.itemNumber}</span> · {item.packSizeDescription}
        </p>
        <ItemBadges item={item} withStock />
        {item.dietaryPreferences.length > 0 && (
          <p className="flex flex-wrap gap-1">
            {item.dietaryPreferences.map((diet) => (
              <Badge key={diet}>{diet}</Badge>
            ))}
          </p>
        )}
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-2 text-13 text-muted">
          {item.gpoNames.length > 0 && (
            <>
              <dt>Group Purchasing Org:</dt>
              <dd>{item.gpoNames.join(', ')}</dd>
            </>
          )}
          {last && (
            <>
              <dt>Last ordered:</dt>
              <dd>{formatDay(last)}</dd>
            </>
          )}
          {weeks.some((week) => week !== 0) && (
            <>
              <dt>4 Week mvmt:</dt>
              <dd>{weeks.join('/')}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  )
}
