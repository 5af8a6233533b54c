import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { UsualItems } from '#areas/shop/web/public.tsx'
import { DashboardCard } from './dashboard-card.tsx'

/** SHELL-8: what this ship-to buys most often, to be ordered without leaving home. */
export const UsualItemsCard = () => (
  <DashboardCard
    title="Your usual items"
    href={shopScreen.at({ previouslyBought: 'true' })}
    linkText="All bought before"
  >
    <UsualItems />
  </DashboardCard>
)
