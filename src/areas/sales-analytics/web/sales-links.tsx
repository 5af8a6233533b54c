import { Link } from '#browser/link.tsx'
import { usePath } from '#browser/navigation.ts'
import {
  lapsedCustomersScreen,
  lapsedItemsScreen,
  salesScreen,
  walletGapsScreen,
} from '../sales-analytics.addresses.ts'

const places = [
  [salesScreen.at(), salesScreen.path, 'Sales'],
  [lapsedItemsScreen.at(), lapsedItemsScreen.path, 'Lapsed items'],
  [lapsedCustomersScreen.at(), lapsedCustomersScreen.path, 'Lapsed customers'],
  [walletGapsScreen.at(), walletGapsScreen.path, 'Gaps'],
] as const

/** STAFF-6: the screens of sales analytics, beside each other. */
export function SalesLinks() {
  const path = usePath()
  return (
    <nav aria-label="Sales analytics" className="flex flex-wrap gap-1 print:hidden">
      {places.map(([href, own, label]) => (
        <Link
          key={own}
          href={href}
          {...(path === own && { 'aria-current': 'page' })}
          className="inline-flex h-9 items-center rounded-full border border-line px-3 text-13 whitespace-nowrap text-ink no-underline aria-[current=page]:border-action aria-[current=page]:bg-action-soft aria-[current=page]:text-action data-hovered:border-line-strong pointer-coarse:h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
