import { lazy, Suspense } from 'react'
import { useMe } from '#browser/current-user.ts'
import { stackBanners } from '../rules/stack-banners.ts'
import { useOpenBanners } from './closed-banners.ts'
import { useAnnouncements, usePublicAnnouncements } from './use-announcements.ts'

const BannerBar = lazy(() => import('./banner-bar.tsx').then((module) => ({ default: module.BannerBar })))

/** SHELL-3: the banners below the top bar. The bar itself loads when there is something to say. */
export function BannerStack() {
  const me = useMe()
  const { shown, close } = useOpenBanners(me.userId, stackBanners(me, useAnnouncements()))
  return <Suspense>{shown.length > 0 && <BannerBar banners={shown} onClose={close} />}</Suspense>
}

/** SHELL-4: the announcements for those who are not signed in. */
export function PublicBanners() {
  const announcements = usePublicAnnouncements()
  const { shown, close } = useOpenBanners(
    '',
    announcements.map((announcement) => ({
      key: `${announcement.id} ${announcement.value}`,
      kind: 'announcement' as const,
      announcement,
    })),
  )
  return <Suspense>{shown.length > 0 && <BannerBar banners={shown} onClose={close} />}</Suspense>
}
