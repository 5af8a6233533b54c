import { useEffect, useState } from 'react'
import { Megaphone, Plus } from 'lucide-react'
import { useGo } from '#browser/navigation.ts'
import { refreshCalls, useCall, writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { showToast } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Announcement } from '../announcement.ts'
import { announcementDialog } from '../announcements.addresses.ts'
import { deleteBanner, listBanners, sortBanners } from '../announcements.endpoints.ts'
import { AnnouncementRow } from './announcement-row.tsx'
import { AudiencePreview } from './audience-preview.tsx'

/** STAFF-2: /announcements: what is announced, to whom and when, in the order it is shown. */
export function AnnouncementsScreen() {
  const { data, error, refetch } = useCall(listBanners, {})
  const now = useNow()
  const go = useGo()
  const [doomed, setDoomed] = useState<Announcement>()
  const add = () => go(announcementDialog.open('new'))
  const sort = useAct(sortBanners, { failed: () => void refreshCalls(['listBanners']) as undefined })
  const remove = useAct(deleteBanner, {
    refresh: ['listBanners', 'listAnnouncements'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      setDoomed(undefined)
    },
  })
  const banners = data?.banners ?? []
  const move = (index: number, by: number) => {
    const next = [...banners]
    next.splice(index + by, 0, ...next.splice(index, 1))
    writeCall(listBanners, {}, () => ({ banners: next }))
    sort.run({ body: { bannerIds: next.map(({ id }) => id) } })
  }
  return (
    <div className="page grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-20 font-semibold">Announcements</h1>
          <p className="text-muted">Shown as banners below the top bar, in this order.</p>
        </div>
        <Button variant="primary" onPress={add}>
          <Plus size={16} aria-hidden />
          Add announcement
        </Button>
      </header>
      {error && !data ? (
        <ErrorState failure={error} what="The announcements" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px" aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-20 w-full" />
          ))}
        </div>
      ) : banners.length === 0 ? (
        <EmptyState title="Nothing is announced" picture={<Megaphone size={40} aria-hidden />}>
          Announce holiday cut-offs, recalls or maintenance to everybody or only to those it concerns.
        </EmptyState>
      ) : (
        <>
          <AudiencePreview announcements={banners} now={now} />
          <ol className="divide-y divide-line overflow-hidden rounded-dialog border border-line bg-raised">
            {banners.map((announcement, index) => (
              <AnnouncementRow
                key={announcement.id}
                announcement={announcement}
                now={now}
                onUp={index > 0 ? () => move(index, -1) : undefined}
                onDown={index < banners.length - 1 ? () => move(index, 1) : undefined}
                onDelete={() => setDoomed(announcement)}
              />
            ))}
          </ol>
        </>
      )}
      <ConfirmDialog
        title="Delete announcement"
        confirmLabel="Delete"
        isDangerous
        isOpen={doomed !== undefined}
        isPending={remove.isRunning}
        onConfirm={() => doomed && remove.run({ params: { bannerId: doomed.id } })}
        onClose={() => setDoomed(undefined)}
      >
        “{doomed?.name}” goes for good, also from the browsers that show it now. To keep it for later, end it instead.
      </ConfirmDialog>
    </div>
  )
}

/** How often the list looks at the clock, in milliseconds. */
const tickMs = 15_000

/** The present moment, as fresh as the states of a list need it. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
