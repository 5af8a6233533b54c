import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationEvent,
  notificationEvents,
} from '../notification.ts'

/**
 * PROFILE-9: does this person want to hear of the event this way? What they chose counts, else what
 * is usual.
 */
export function wantsNotification(
  event: NotificationEvent,
  channel: NotificationChannel,
  choices: readonly NotificationChoice[],
): boolean {
  const chosen = choices.find((choice) => choice.event === event && choice.channel === channel)
  return chosen?.isOn ?? notificationEvents[event].usually[channel]
}
