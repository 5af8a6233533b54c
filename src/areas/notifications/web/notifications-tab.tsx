import { Suspense } from 'react'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { common } from '#contract/common-refusals.ts'
import { Banner } from '#ui/banner.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sentScreen } from '../notifications.addresses.ts'
import { EventMatrix } from './event-matrix.tsx'
import { PushSection } from './push-section.tsx'

// The forms come with it.
const SettingsSection = loadOnDemand(() => import('./settings-section.tsx').then((module) => module.SettingsSection))

/** PROFILE-9, NEXT-7: what the user is notified of, by which channels, and their quiet hours. */
export function NotificationsTab() {
  const isProxy = useActor().kind === 'proxy'
  return (
    <div className="grid max-w-[960px] gap-6">
      {isProxy ? (
        <Banner tone="info">{common.not_while_logged_in_as.message}</Banner>
      ) : (
        <>
          <p className="text-13">
            <Link href={sentScreen.at()} className="font-medium underline">
              What was sent to you, and why
            </Link>
          </p>
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <SettingsSection />
          </Suspense>
          <PushSection />
        </>
      )}
      <EventMatrix />
    </div>
  )
}
