import { itemDialog, shopScreen } from '#areas/shop/shop.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { ItemPicture } from '#areas/items/web/public.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type UsualItems = NonNullable<CallAnswer<typeof getDashboard>['usualItems']>

/** SHELL-8: what this ship-to buys most often. */
export function UsualItemsCard({ items }: { items: UsualItems }) {
  const hrefTo = useHref()
  return (
    <DashboardCard
      title="Your usual items"
      href={shopScreen.at({ previouslyBought: 'true' })}
      linkText="All bought before"
    >
      {items.length === 0 && <Nothing>What you order will show here.</Nothing>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
        {items.map((item) => (
          <li key={item.itemNumber} className="min-w-0">
            <Link
              href={hrefTo(itemDialog.open(item.itemNumber))}
              className="flex items-center gap-3 px-4 py-2 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
            >
              <ItemPicture placeholder={item.placeholder} className="size-10 shrink-0" />
              <span className="min-w-0">
                <span className="block truncate font-medium">{item.description}</span>
                <span className="figures block truncate text-12 text-muted">
                  {item.itemNumber} · {item.packSizeDescription} · ordered {plural(item.timesOrdered, 'time')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
