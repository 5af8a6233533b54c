import { Lock } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  type NotificationArea,
  notificationAreas,
  type NotificationChannel,
  notificationChannels,
  type NotificationChoice,
  type NotificationEvent,
  notificationKinds,
} from '../notification.ts'
import { getNotificationPreferences, updateNotificationPreferences } from '../notifications.endpoints.ts'
import { changeChoice } from '../rules/change-choice.ts'
import { EventRow } from './event-row.tsx'

/** PROFILE-9: events by area, with a switch for each channel that is saved at once. */
export function EventMatrix() {
  const { kind } = useActor()
  const { data, error, refetch } = useCall(getNotificationPreferences, {})
  const put = (changes: readonly NotificationChoice[]) =>
    writeCall(getNotificationPreferences, {}, (before) => before && { ...before, preferences: merged(before, changes) })
  const save = useAct(updateNotificationPreferences, {
    isInOrder: true,
    done: ({ message }) => showToast({ tone: 'success', message }),
    failed: () => {
      // As it is stored; a change of another tab is in it.
      void refetch()
      return false
    },
  })
  if (error && !data) return <ErrorState failure={error} what="Your preferences" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const { preferences, phoneLast4 } = data
  // Staff sign in elsewhere and have no number of their own here.
  const channels = (Object.keys(notificationChannels) as NotificationChannel[]).filter(
    (channel) => channel !== 'text' || kind === 'external',
  )
  const isOn = (event: NotificationEvent, channel: NotificationChannel) =>
    preferences.some((choice) => choice.event === event && choice.channel === channel && choice.isOn)
  const isOffered = (event: NotificationEvent) => preferences.some((choice) => choice.event === event)
  return (
    <section aria-label="Events" className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      {kind === 'external' && (
        <p className="text-13 text-muted">
          {phoneLast4 === null
            ? 'Text messages need a number that is proved to be yours: enable two-factor authentication with your phone under Privacy & Security.'
            : `Text messages go to the number of your two-factor authentication, ending in ${phoneLast4}.`}
        </p>
      )}
      {(Object.keys(notificationAreas) as NotificationArea[]).map((area) => {
        const events = notificationKinds.filter(([event, of]) => of.area === area && isOffered(event))
        if (events.length === 0) return null
        return (
          <div key={area}>
            <h2 className="pb-1.5 font-semibold">{notificationAreas[area]}</h2>
            <ul className="rounded-dialog border border-line bg-raised">
              {events.map(([event, { title, description }]) => (
                <EventRow
                  key={event}
                  title={title}
                  description={description}
                  channels={channels}
                  isOn={(channel) => isOn(event, channel)}
                  isDisabled={(channel) => kind === 'proxy' || (channel === 'text' && phoneLast4 === null)}
                  onChange={(channel, next) => {
                    const changes = changeChoice({ event, channel, isOn: next })
                    put(changes)
                    save.run({ body: { preferences: changes } })
                  }}
                />
              ))}
            </ul>
          </div>
        )
      })}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-dialog border border-line bg-raised px-4 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">Sign-in and security</p>
          <p className="text-13 text-muted">Codes, changes of your password, phone number and permissions.</p>
        </div>
        <p className="flex items-center gap-2 text-13 text-muted">
          <Lock size={16} aria-hidden="true" />
          Always sent
        </p>
      </div>
    </section>
  )
}

function merged(
  { preferences }: { preferences: readonly NotificationChoice[] },
  changes: readonly NotificationChoice[],
): NotificationChoice[] {
  return preferences.map(
    (choice) => changes.find((each) => each.event === choice.event && each.channel === choice.channel) ?? choice,
  )
}
