import { type ComponentType, Suspense } from 'react'
import { codesScreen } from '#areas/scanning/scanning.addresses.ts'
import { scanningFeatures } from '#kit/scanning-features.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { usePageTitle, useSearchState } from '#browser/navigation.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type KitchenTab, kitchenTabs, readKitchenTab } from '../kitchen-tabs.ts'

const contents: Readonly<Record<KitchenTab, ComponentType>> = {
  items: loadOnDemand(() => import('./items/items-tab.tsx').then((module) => module.ItemsTab)),
  categories: loadOnDemand(() => import('./lists/named-entries-tab.tsx').then((module) => module.CategoriesTab)),
  locations: loadOnDemand(() => import('./lists/named-entries-tab.tsx').then((module) => module.LocationsTab)),
  distributors: loadOnDemand(() => import('./lists/distributors-tab.tsx').then((module) => module.DistributorsTab)),
  invoices: loadOnDemand(() => import('./invoices/invoices-tab.tsx').then((module) => module.InvoicesTab)),
}

/** Every parameter of the address that a tab has: another tab starts without them. */
const readSearch = ({ tab }: SearchTexts) => ({ tab: readKitchenTab(tab) })
const cleared = {
  keyword: undefined,
  page: undefined,
  kind: undefined,
  category: undefined,
  location: undefined,
  distributor: undefined,
  sort: undefined,
  direction: undefined,
  from: undefined,
  to: undefined,
}

/** GUIDE-4: /kitchen, one tab at a time; the address names it. */
export function KitchenScreen() {
  const [{ tab }, change] = useSearchState(readSearch)
  usePageTitle(tab === 'items' ? undefined : `Your kitchen: ${kitchenTabs[tab]}`)
  const actor = useActor()
  const mayScan = scanningFeatures.some((feature) => actor.can(feature))
  const Content = contents[tab]
  return (
    <div className="page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="pb-2 text-20 font-semibold">Your kitchen</h1>
        {mayScan && (
          <Link href={codesScreen.at()} className="font-medium text-action no-underline data-hovered:underline">
            Remembered codes
          </Link>
        )}
      </div>
      <Tabs
        label="Your kitchen"
        selected={tab}
        onSelect={(next) =>
          next !== tab && change({ ...cleared, tab: next === 'items' ? undefined : next } as { tab: unknown }, {})
        }
        tabs={(Object.keys(kitchenTabs) as KitchenTab[]).map((id) => ({
          id,
          title: kitchenTabs[id],
          content: <Suspense fallback={<Skeleton className="h-80 w-full" />}>{id === tab && <Content />}</Suspense>,
        }))}
      />
    </div>
  )
}
