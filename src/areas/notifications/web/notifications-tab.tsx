import { Lock } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { common } from '#contract/common-refusals.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationChoice,
  type NotificationEvent,
  notificationEvents,
} from '../notification.ts'
import { getNotificationPreferences, updateNotificationPreferences } from '../notifications.endpoints.ts'
import { EventRow } from './event-row.tsx'

const events = Object.keys(notificationEvents) as NotificationEvent[]

/** PROFILE-9: the user's notifications by event and channel; each switch is saved at once. */
export function NotificationsTab() {
  const { kind } = useActor()
  const { data, error, refetch } = useCall(getNotificationPreferences, {})
  const put = (changes: readonly NotificationChoice[]) =>
    writeCall(getNotificationPreferences, {}, (before) => before && { ...before, preferences: merged(before, changes) })
  const save = useAct(updateNotificationPreferences, {
    done: ({ message }) => showToast({ tone: 'success', message }),
    failed: (_, { body }) => {
      put(body.preferences.map((choice) => ({ ...choice, isOn: !choice.isOn })))
      return false
    },
  })
  if (error && !data) return <ErrorState failure={error} what="Your preferences" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full max-w-[760px]" />
  const { preferences, phoneLast4 } = data
  // Staff sign in elsewhere and have no number of their own here.
  const channels = (Object.keys(notificationChannels) as NotificationChannel[]).filter(
    (channel) => channel === 'mail' || kind === 'external',
  )
  const isOn = (event: NotificationEvent, channel: NotificationChannel) =>
    preferences.some((choice) => choice.event === event && choice.channel === channel && choice.isOn)
  return (
    <div className="grid max-w-[760px] gap-4">
      {kind === 'proxy' && <Banner tone="info">{common.not_while_logged_in_as.message}</Banner>}
      <ul className="rounded-dialog border border-line bg-raised">
        {events.map((event) => (
          <EventRow
            key={event}
            {...notificationEvents[event]}
            channels={channels}
            isOn={(channel) => isOn(event, channel)}
            isDisabled={(channel) => kind === 'proxy' || (channel === 'text' && phoneLast4 === null)}
            onChange={(channel, next) => {
              const choice = { event, channel, isOn: next }
              put([choice])
              save.run({ body: { preferences: [choice] } })
            }}
          />
        ))}
        <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">Sign-in and security</p>
            <p className="text-13 text-muted">Codes, changes of your password, phone number and permissions.</p>
          </div>
          <p className="flex items-center gap-2 text-13 text-muted">
            <Lock size={16} aria-hidden="true" />
            Always sent
          </p>
        </li>
      </ul>
      {kind === 'external' && (
        <p className="text-13 text-muted">
          {phoneLast4 === null
            ? 'Text messages need a number that is proved to be yours: enable two-factor authentication with your phone under Privacy & Security.'
            : `Text messages go to the number of your two-factor authentication, ending in ${phoneLast4}.`}
        </p>
      )}
    </div>
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
