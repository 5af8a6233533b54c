import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Announcement } from '../announcement.ts'
import { announcementDialog } from '../announcements.addresses.ts'
import { updateBanner } from '../announcements.endpoints.ts'
import { stateOf } from '../rules/is-shown-to.ts'
import { audienceWords, deviceWords } from './audience-words.ts'
import { formatInstant } from './local-time.ts'
import { Markup } from './markup.tsx'

const stateBadges = {
  running: ['good', 'Running'],
  scheduled: ['info', 'Scheduled'],
  expired: ['neutral', 'Expired'],
} as const

/** One announcement of the maintenance screen, with what can be done to it. */
export function AnnouncementRow({
  announcement,
  now,
  onUp,
  onDown,
  onDelete,
}: {
  announcement: Announcement
  now: Date
  /** Absent where there is no place to go. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onDelete: () => void
}) {
  const { id, version, name, value, features, deviceType, startsOn, endsOn, changedByName, changedAt } = announcement
  const go = useGo()
  const state = stateOf(announcement, now)
  const end = useAct(updateBanner, {
    refresh: ['listBanners', 'listAnnouncements'],
    done: () => showToast({ tone: 'success', message: 'Announcement ended' }),
  })
  const endNow = () => {
    const body = { name, value, features, deviceType, startsOn, endsOn: new Date().toISOString() }
    end.run({ params: { bannerId: id }, body }, version)
  }
  const [tone, word] = stateBadges[state]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">{name}</strong>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="py-0.5 break-words">
          <Markup text={value} />
        </p>
        <p className="text-13 text-muted">
          {audienceWords(features)} · {deviceWords[deviceType]} · {periodWords(startsOn, endsOn)}
        </p>
        <p className="text-12 text-muted">
          {changedByName}, {formatInstant(changedAt)}
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        {state === 'running' && (
          <Button size="small" variant="quiet" isPending={end.isRunning} onPress={endNow}>
            End now
          </Button>
        )}
        <IconButton label={`Move ${name} up`} {...(onUp ? { onPress: onUp } : { disabledReason: 'It is the first' })}>
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          {...(onDown ? { onPress: onDown } : { disabledReason: 'It is the last' })}
        >
          <ArrowDown size={16} aria-hidden />
        </IconButton>
        <IconButton label={`Edit ${name}`} onPress={() => go(announcementDialog.open(id))}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onPress={onDelete}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function periodWords(startsOn: string | null, endsOn: string | null): string {
  if (startsOn && endsOn) return `${formatInstant(startsOn)} to ${formatInstant(endsOn)}`
  if (startsOn) return `from ${formatInstant(startsOn)}`
  return endsOn ? `until ${formatInstant(endsOn)}` : 'until ended'
}
