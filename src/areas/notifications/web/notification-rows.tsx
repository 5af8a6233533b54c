import type { ReactNode } from 'react'
import { safeReturnUrl } from '#areas/sessions/rules/safe-return-url.ts'
import { Link } from '#browser/link.tsx'
import { instantText } from '#browser/instant-text.ts'
import type { Address } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import type { ShownNotification } from '../notifications.endpoints.ts'
import { withoutTitle } from '../rules/without-title.ts'

/** NEXT-7: notifications, each with where it leads and how it is marked. */
export function NotificationRows({
  notifications,
  onOpen,
  onMark,
}: {
  notifications: readonly ShownNotification[]
  /** Its place was chosen. */
  onOpen: (notification: ShownNotification) => void
  onMark: (notification: ShownNotification) => void
}) {
  return (
    <ul className="min-w-0">
      {notifications.map((notification) => {
        const { id, title, body, createdAt, isRead, isSeen } = notification
        const more = withoutTitle(title, body)
        const to = notification.to === null ? null : safeReturnUrl(notification.to)
        return (
          <li
            key={id}
            className={`grid gap-0.5 border-b border-line px-4 py-2.5 last:border-0 ${isRead ? '' : 'bg-action-soft'}`}
          >
            <span className="flex items-start gap-2">
              <Title to={to} onOpen={() => onOpen(notification)} isRead={isRead}>
                {title}
              </Title>
              {!isSeen && <span className="shrink-0 text-12 font-semibold text-action">New</span>}
            </span>
            {more !== '' && <span className="text-13 wrap-anywhere">{more}</span>}
            <span className="flex flex-wrap items-center justify-between gap-x-3 text-12 text-muted">
              <time dateTime={createdAt} className="figures">
                {instantText(createdAt)}
              </time>
              <Button variant="quiet" size="small" onPress={() => onMark(notification)}>
                {isRead ? 'Mark as unread' : 'Mark as read'}
                <span className="sr-only">: {title}</span>
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Title({
  to,
  isRead,
  onOpen,
  children,
}: {
  to: Address | null
  isRead: boolean
  onOpen: () => void
  children: ReactNode
}) {
  const look = `min-w-0 flex-1 text-14 wrap-anywhere ${isRead ? '' : 'font-semibold'}`
  const unread = isRead ? null : <span className="sr-only">Unread: </span>
  if (to === null)
    return (
      <span className={look}>
        {unread}
        {children}
      </span>
    )
  return (
    <Link href={to} className={`${look} text-ink underline`} onPress={onOpen}>
      {unread}
      {children}
    </Link>
  )
}
