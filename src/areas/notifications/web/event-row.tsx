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
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="text-13 text-muted">{description}</p>
      </div>
      <div className="flex flex-wrap gap-x-6 text-13">
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
