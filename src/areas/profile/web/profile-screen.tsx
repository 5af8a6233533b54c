import { type ComponentType, Suspense, use } from 'react'
import { useActor } from '#browser/current-user.ts'
import { usePageTitle, useSearchState } from '#browser/navigation.ts'
import { ProfileSlotsContext } from '#browser/profile-slots.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import type { Lazily } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type ProfileTab, profileTabs } from '../profile-tabs.ts'
import { tabsOf } from '../rules/tabs-of.ts'

const loads: Partial<Record<ProfileTab, Lazily>> = {
  account: () => import('./account-tab.tsx').then((module) => module.AccountTab),
  'bill-tos': () => import('./bill-tos-tab.tsx').then((module) => module.BillTosTab),
  'payment-methods': () => import('#areas/payment-methods/web/public.tsx').then((module) => module.PaymentMethodsTab),
  'invoice-format': () => import('./invoice-format-tab.tsx').then((module) => module.InvoiceFormatTab),
  privacy: () => import('./privacy-tab.tsx').then((module) => module.PrivacyTab),
  notifications: () => import('#areas/notifications/web/public.tsx').then((module) => module.NotificationsTab),
}

/** S0 section 2: what stands right of the title while the tab is shown. */
const tabButtons: Partial<Record<ProfileTab, ComponentType>> = {
  'payment-methods': loadOnDemand(() =>
    import('#areas/payment-methods/web/public.tsx').then((module) => module.AddMethodButtons),
  ),
}

/**
 * PROFILE-1: what each tab shows; other areas bring theirs. A tab without content yet is not shown.
 */
const tabContents: Partial<Record<ProfileTab, ComponentType>> = Object.fromEntries(
  Object.entries(loads).map(([tab, load]) => [tab, loadOnDemand(load)]),
)

const readSearch = ({ tab }: SearchTexts) => ({ tab })

/** PROFILE-1: /profile, one tab at a time; the address names it. */
export function ProfileScreen() {
  const actor = useActor()
  const slots = use(ProfileSlotsContext)
  const [{ tab }, change] = useSearchState(readSearch)
  const shown = tabsOf(actor).filter((each) => tabContents[each] ?? slots.has(each))
  const selected: ProfileTab = shown.find((each) => each === tab) ?? 'account'
  const Buttons = tabButtons[selected] ?? slots.get(selected)?.Button
  usePageTitle(profileTabs[selected])
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h1 className="text-20 font-semibold">{profileTabs[selected]}</h1>
        <Suspense>{Buttons && <Buttons />}</Suspense>
      </header>
      <Tabs
        label="Profile"
        selected={selected}
        onSelect={(next) => next !== selected && change({ tab: next === 'account' ? undefined : next }, {})}
        tabs={shown.map((id) => ({ id, title: profileTabs[id], content: <TabContent tab={id} /> }))}
      />
    </div>
  )
}

function TabContent({ tab }: { tab: ProfileTab }) {
  const slots = use(ProfileSlotsContext)
  const Content = tabContents[tab] ?? slots.get(tab)?.Content
  // Tables take the room there is; forms and lists are easier to read narrow.
  return (
    <div className={tab === 'payment-methods' ? '' : 'max-w-[992px]'}>
      <Suspense fallback={<Skeleton className="h-80 w-full max-w-[760px]" />}>{Content && <Content />}</Suspense>
    </div>
  )
}
