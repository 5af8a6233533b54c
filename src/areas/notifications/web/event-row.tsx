import { Toggle } from '#ui/toggle.tsx'
import { type NotificationChannel, notificationChannels } from '../notification.ts'

/** PROFILE-9: one event with a switch for each channel. */
export function EventRow({
  title,
  description,
  channels,
  isOn,
  isDisabled,
  onChange,
}: {
  title: string
  description: string
  channels: readonly NotificationChannel[]
  isOn: (channel: NotificationChannel) => boolean
  isDisabled: (channel: NotificationChannel) => boolean
  onChange: (channel: NotificationChannel, isOn: boolean) => void
}) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-13 text-muted">{description}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] content-start gap-x-2 text-13">
        {channels.map((channel) => (
          <Toggle
            key={channel}
            isSelected={isOn(channel)}
            isDisabled={isDisabled(channel)}
            onChange={(next) => onChange(channel, next)}
          >
            {notificationChannels[channel]}
            <span className="sr-only"> for {title}</span>
          </Toggle>
        ))}
      </div>
    </li>
  )
}
