import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { countUnreadNotifications, maxUnread } from '../unread.endpoints.ts'

const Panel = loadOnDemand(
  () => import('./notifications-panel.tsx').then((module) => module.NotificationsPanel),
  'dialog',
)

/** NEXT-7: the bell of the top bar, with how many notifications are unread; it opens the latest. */
export function Bell() {
  // A session of a procurement system has no notifications.
  const isPunchout = useActor().isPunchout === true
  const { data } = useCall(countUnreadNotifications, isPunchout ? null : {})
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const unread = data?.unread ?? 0
  const [before, setBefore] = useState<number>()
  const [news, setNews] = useState('')
  // Read out when the number grows, not when the page opens.
  if (data && before !== unread) {
    setBefore(unread)
    if (before !== undefined) setNews(unread > before ? `${unreadWords(unread)} notifications` : '')
  }
  if (isPunchout) return null
  return (
    <>
      <Button
        ref={trigger}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unreadWords(unread)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Notifications"
        onHoverStart={() => void Panel.preload()}
        onFocus={() => void Panel.preload()}
        onPress={() => setOpen(!isOpen)}
        className="relative grid size-[36px] shrink-0 place-items-center rounded-control text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-[44px]"
      >
        <BellIcon size={20} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 left-1/2 min-w-4 rounded-full bg-action px-1 text-center text-[min(0.6875rem,13px)] leading-4 font-semibold text-action-ink"
          >
            {unread > maxUnread ? `${maxUnread}+` : unread}
          </span>
        )}
      </Button>
      <output className="sr-only">{news}</output>
      {isOpen && (
        <Suspense>
          <Panel triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const unreadWords = (unread: number): string => `${unread > maxUnread ? `more than ${maxUnread}` : unread} unread`
