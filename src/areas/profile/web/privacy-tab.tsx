import { Suspense } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const cards = [
  loadOnDemand(() => import('#areas/two-factor/web/public.tsx').then((module) => module.TwoFactorCard)),
  loadOnDemand(() => import('#areas/sessions/web/public.tsx').then((module) => module.loadChangePasswordCard())),
  loadOnDemand(() => import('#areas/sessions/web/public.tsx').then((module) => module.loadSessionsCard())),
  loadOnDemand(() => import('#areas/analytics/web/public.tsx').then((module) => module.loadAnalyticsCard())),
]

/** PROFILE-8: the cards of the areas that keep an account safe and private. */
export function PrivacyTab() {
  return (
    <div className="max-w-[760px] divide-y divide-line">
      {cards.map((Card, index) => (
        <div key={index} className="py-6 first:pt-2">
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <Card />
          </Suspense>
        </div>
      ))}
    </div>
  )
}
