import { BellOff } from 'lucide-react'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { notificationAreas } from '../notification.ts'
import { notificationsScreen, sentScreen } from '../notifications.addresses.ts'
import { listNotifications } from '../notifications.endpoints.ts'
import { countUnreadNotifications, maxUnread } from '../unread.endpoints.ts'
import { NotificationRows } from './notification-rows.tsx'
import { readNotificationSearch } from './notification-search.ts'
import { useMarking } from './use-marking.ts'

const areas = Object.entries(notificationAreas)

/** NEXT-7: /notifications, all that the portal has kept. */
export function NotificationsScreen() {
  const hrefTo = useHref()
  const { list: pageSize } = usePageSizes()
  const [{ area, show, cursor }, setSearch] = useSearchState(readNotificationSearch)
  const call = useCall(listNotifications, { query: { area, show, cursor, pageSize } }, { keepPrevious: true })
  const { data: bell } = useCall(countUnreadNotifications, {})
  const { markOpened, toggle, markAll, isRunning } = useMarking()
  const { unread = 0, newest = null } = bell ?? {}
  const isFiltered = area !== undefined || show !== undefined
  return (
    <div className="page max-w-[860px]">
      <h1 className="pb-1 text-20 font-semibold">Notifications</h1>
      <p className="flex flex-wrap gap-x-4 pb-3 text-13 text-muted">
        <output>
          {unread === 0 ? 'All read' : `${unread > maxUnread ? `More than ${maxUnread}` : unread} unread`}
        </output>
        <Link href={sentScreen.at()} className="font-medium underline">
          What was sent, and why
        </Link>
        <Link href={profileScreen.at({ tab: 'notifications' })} className="font-medium underline">
          Settings
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2 pb-3">
        <span className="flex min-w-0 flex-wrap gap-2">
          <FilterSelect
            label="About"
            className="min-w-40"
            value={area}
            options={areas}
            onChange={(chosen) => setSearch({ area: chosen, cursor: undefined })}
          />
          <FilterSelect
            label="Show"
            className="min-w-32"
            value={show}
            options={[['unread', 'Unread']]}
            onChange={(chosen) => setSearch({ show: chosen, cursor: undefined })}
          />
        </span>
        <Button
          isPending={isRunning}
          disabledReason={unread > 0 ? undefined : 'All are read'}
          onPress={() => newest !== null && markAll(newest)}
        >
          Mark all as read
        </Button>
      </div>
      <CallList
        call={call}
        what="Your notifications"
        isEmpty={({ notifications }) => notifications.length === 0}
        empty={
          <EmptyState
            title={isFiltered ? 'Nothing found' : 'No notifications yet'}
            picture={<BellOff size={40} aria-hidden="true" />}
            action={
              isFiltered && (
                <Button onPress={() => setSearch({ area: undefined, show: undefined, cursor: undefined })}>
                  Show all
                </Button>
              )
            }
          >
            {isFiltered
              ? 'No notification matches what you chose.'
              : 'What happens to your orders, carts and payments appears here.'}
          </EmptyState>
        }
      >
        {({ notifications, nextCursor }) => (
          <div className="grid gap-4">
            <div className="overflow-hidden rounded-dialog border border-line bg-raised">
              <NotificationRows notifications={notifications} onOpen={markOpened} onMark={toggle} />
            </div>
            <NewestOlder
              newest={cursor ? hrefTo(notificationsScreen.search({ cursor: undefined })) : null}
              older={nextCursor && hrefTo(notificationsScreen.search({ cursor: nextCursor }))}
            />
          </div>
        )}
      </CallList>
    </div>
  )
}
