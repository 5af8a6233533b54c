import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

const AnalyticsCard = lazy(() =>
  import('#areas/analytics/web/public.tsx').then((module) => ({ default: module.AnalyticsCard })),
)

/** PROFILE-8: the cards of the areas that keep an account safe and private. */
export function PrivacyTab() {
  return (
    <div className="grid max-w-[760px] gap-4">
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <AnalyticsCard />
      </Suspense>
    </div>
  )
}
