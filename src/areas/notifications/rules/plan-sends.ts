import {
  kindOf,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationEvent,
  type QuietHours,
} from '../notification.ts'
import { quietUntil } from './quiet-until.ts'
import { findWanted } from './wants-notification.ts'

/** A channel on which a notification goes, and why. */
export interface PlannedSend {
  readonly channel: NotificationChannel
  readonly reason: 'chosen' | 'default'
  /** The end of the quiet hours it waits for. */
  readonly heldUntil: Date | null
  /** True: it goes out in quiet hours, as it cannot wait. */
  readonly isUrgent: boolean
}

/** What is known of who is notified. */
export interface Notified {
  readonly choices: readonly NotificationChoice[]
  readonly hasPhone: boolean
  readonly hasPush: boolean
  readonly quiet: QuietHours | null
}

const urgentMs = 2 * 3_600_000
const held: readonly NotificationChannel[] = ['mail', 'text', 'push']
const all: readonly NotificationChannel[] = ['portal', 'mail', 'digest', 'text', 'push']

/**
 * NEXT-7: on which channels somebody is notified of an event, and when. Quiet hours hold mails,
 * text messages and web push until they end, except for what is urgent: an order that will not
 * come, a new API key, and what has to be done within two hours. The portal waits for nobody, and
 * the daily mail has an hour of its own.
 */
export function planSends(
  event: NotificationEvent,
  { choices, hasPhone, hasPush, quiet }: Notified,
  { now, deadline }: { readonly now: Date; readonly deadline?: Date | undefined },
): PlannedSend[] {
  const end = quiet && quietUntil(quiet, now)
  const isClose = deadline !== undefined && deadline.getTime() - now.getTime() < urgentMs
  const isPressing = kindOf(event).isUrgent === true || isClose
  return all.flatMap((channel) => {
    if ((channel === 'text' && !hasPhone) || (channel === 'push' && !hasPush)) return []
    const { isOn, reason } = findWanted(event, channel, choices)
    if (!isOn) return []
    const isQuiet = end !== null && held.includes(channel)
    return [{ channel, reason, heldUntil: isQuiet && !isPressing ? end : null, isUrgent: isQuiet && isPressing }]
  })
}
