import { BellOff } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { notificationsScreen } from '../notifications.addresses.ts'
import { listNotifications } from '../notifications.endpoints.ts'
import { NotificationRows } from './notification-rows.tsx'
import { useMarking } from './use-marking.ts'

/** How many the panel shows; the screen has all. */
const pageSize = 10

/** NEXT-7: the latest notifications under the bell; a phone has them as a sheet. */
export function NotificationsPanel({
  triggerRef,
  onClose,
}: {
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  const isPhone = useMedia('phone')
  if (isPhone)
    return (
      <SideSheet title="Notifications" isOpen onClose={onClose} footer={<Foot onClose={onClose} />}>
        <Latest onClose={onClose} />
      </SideSheet>
    )
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="floating fade-in w-[420px] max-w-[calc(100vw-16px)]"
    >
      <Dialog aria-label="Notifications" className="flex max-h-[inherit] flex-col outline-none">
        <h2 className="border-b border-line px-4 py-2.5 font-semibold">Notifications</h2>
        <div className="min-h-0 flex-1 overflow-auto">
          <Latest onClose={onClose} />
        </div>
        <div className="border-t border-line px-4 py-2">
          <Foot onClose={onClose} />
        </div>
      </Dialog>
    </Popover>
  )
}

function Latest({ onClose }: { onClose: () => void }) {
  const call = useCall(listNotifications, { query: { pageSize } })
  const { markOpened, toggle, markSeen } = useMarking()
  const unseen = call.data?.notifications.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])).join() ?? ''
  const markThese = useEffectEvent(markSeen)
  useEffect(() => {
    if (unseen === '') return
    const timer = setTimeout(() => markThese(unseen.split(',')), seenMs)
    return () => clearTimeout(timer)
  }, [unseen])
  return (
    <CallList
      call={call}
      what="Your notifications"
      rows={4}
      isEmpty={({ notifications }) => notifications.length === 0}
      empty={
        <EmptyState title="No notifications yet" picture={<BellOff size={40} aria-hidden="true" />}>
          What happens to your orders, carts and payments appears here.
        </EmptyState>
      }
    >
      {({ notifications }) => (
        <NotificationRows
          notifications={notifications}
          onMark={toggle}
          onOpen={(notification) => {
            markOpened(notification)
            onClose()
          }}
        />
      )}
    </CallList>
  )
}

/** How long notifications are in view before they are no longer new, in milliseconds. */
const seenMs = 3000

function Foot({ onClose }: { onClose: () => void }) {
  const { data } = useCall(listNotifications, { query: { pageSize } })
  const { markAll, isRunning } = useMarking()
  const newest = data?.notifications[0]
  const hasUnread = data?.notifications.some(({ isRead }) => !isRead) === true
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="-ml-2.5">
        <Button
          variant="quiet"
          size="small"
          isPending={isRunning}
          disabledReason={hasUnread ? undefined : 'All of these are read'}
          onPress={() => newest && markAll(newest.id)}
        >
          Mark all as read
        </Button>
      </span>
      <span className="flex flex-wrap gap-x-4 text-13">
        <Link
          href={profileScreen.at({ tab: 'notifications' })}
          className="py-1 font-medium underline"
          onPress={onClose}
        >
          Settings
        </Link>
        <Link href={notificationsScreen.at()} className="py-1 font-medium underline" onPress={onClose}>
          Show all
        </Link>
      </span>
    </div>
  )
}
