import { useEffect } from 'react'
import { useMe } from '#browser/current-user.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { type StackedBanner, stackBanners } from '../rules/stack-banners.ts'
import { BannerPlace } from './banner-place.tsx'
import { useOpenBanners } from './closed-banners.ts'
import { useAnnouncements, usePublicAnnouncements } from './use-announcements.ts'

const BannerBar = loadOnDemand(() => import('./banner-bar.tsx').then((module) => module.BannerBar))

/** SHELL-3: the banners below the top bar. The bar itself loads when there is something to say. */
export function BannerStack() {
  const me = useMe()
  const { announcements, isKnown } = useAnnouncements()
  const { shown, close } = useOpenBanners(me.userId, stackBanners(me, announcements))
  return <Stack userId={me.userId} isKnown={isKnown} shown={shown} close={close} />
}

/** SHELL-4: the announcements for those who are not signed in. */
export function PublicBanners() {
  const { announcements, isKnown } = usePublicAnnouncements()
  const { shown, close } = useOpenBanners(
    '',
    announcements.map((announcement) => ({
      key: `${announcement.id} ${announcement.value}`,
      kind: 'announcement' as const,
      announcement,
    })),
  )
  return <Stack userId="" isKnown={isKnown} shown={shown} close={close} />
}

function Stack({
  userId,
  isKnown,
  shown,
  close,
}: {
  userId: string
  isKnown: boolean
  shown: readonly StackedBanner[]
  close: (key: string) => void
}) {
  const isEmpty = shown.length === 0
  // While others are awaited: drawn from what is loaded, it does not keep the page waiting again.
  useEffect(() => {
    if (!isEmpty) void BannerBar.preload()
  }, [isEmpty])
  const closeOne = (key: string) => {
    close(key)
    // The button goes with the last banner: the page takes the focus, as after the skip link.
    if (shown.length === 1) document.querySelector<HTMLElement>('main')?.focus()
  }
  return (
    <BannerPlace userId={userId} isKnown={isKnown} hasSome={!isEmpty}>
      {!isEmpty && <BannerBar banners={shown} onClose={closeOne} />}
    </BannerPlace>
  )
}
