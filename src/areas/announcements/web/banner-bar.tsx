import { useState } from 'react'
import { ChevronDown, ChevronLeft, ChevronRight, Info, ShieldAlert, ShoppingBag, UserCheck, X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import type { StackedBanner } from '../rules/stack-banners.ts'
import { BannerText } from './banner-text.tsx'

const looks = {
  punchout: ['bg-warning-soft', 'text-warning', ShoppingBag],
  'logged-in-as': ['bg-warning-soft', 'text-warning', UserCheck],
  announcement: ['bg-info-soft', 'text-info', Info],
  'two-factor': ['bg-action-soft', 'text-action', ShieldAlert],
} as const

/** SHELL-3: one banner of the stack at a time, with the way to the others, a counter, and close. */
export function BannerBar({
  label = 'Notices',
  banners,
  onClose,
}: {
  /** Read aloud. */
  label?: string
  banners: readonly StackedBanner[]
  onClose?: (key: string) => void
}) {
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const found = banners.findIndex(({ key }) => key === chosen)
  const index = Math.max(found, 0)
  const banner = banners[index]
  if (!banner) return null
  const [soft, tone, Icon] = looks[banner.kind]
  // A phone gives a notice one line; what one must act on is never cut.
  const isCut = banner.kind === 'announcement' && opened !== banner.key
  const turn = (by: number) => setChosen(banners[(index + by + banners.length) % banners.length]!.key)
  return (
    <section
      aria-label={label}
      className={`flex min-h-11 shrink-0 items-center gap-x-3 border-b border-line px-4 py-0.5 lg:px-6 max-md:gap-x-1 max-md:py-0 max-md:pr-0 max-md:pl-3 ${soft}`}
    >
      <Icon size={18} aria-hidden className={`shrink-0 ${tone}`} />
      <p
        role="status"
        className={`min-w-0 flex-1 py-1.5 text-14 text-ink max-md:ml-1 ${isCut ? 'max-md:line-clamp-1 max-md:py-0' : ''}`}
      >
        <BannerText key={banner.key} banner={banner} />
      </p>
      {isCut && (
        <span className="contents md:hidden">
          <IconButton label="Show the whole notice" onPress={() => setOpened(banner.key)}>
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        </span>
      )}
      {banners.length > 1 && (
        // On a phone the way forward alone: the text keeps its room.
        <div className="flex shrink-0 items-center">
          <span className="contents max-md:hidden">
            <IconButton label="Previous notice" onPress={() => turn(-1)}>
              <ChevronLeft size={16} aria-hidden />
            </IconButton>
          </span>
          <span className="figures text-13 whitespace-nowrap text-ink max-md:text-12">
            {index + 1} of {banners.length}
          </span>
          <IconButton label="Next notice" onPress={() => turn(1)}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </div>
      )}
      {onClose && (
        <IconButton
          label="Close"
          onPress={() => {
            // The next one takes its place, not the first.
            setChosen(banners[index + 1]?.key)
            onClose(banner.key)
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </section>
  )
}
