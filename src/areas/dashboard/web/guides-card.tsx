import { guidesScreen } from '#areas/guides/guides.addresses.ts'
import { GuidesSummary } from '#areas/guides/web/public.tsx'
import { DashboardCard } from './dashboard-card.tsx'

/** SHELL-8, GUIDE-1: the lists this ship-to orders from. */
export const GuidesCard = () => (
  <DashboardCard title="Your guides" href={guidesScreen.at()} linkText="All guides">
    <GuidesSummary />
  </DashboardCard>
)
