import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationEvent,
  notificationEvents,
} from '../notification.ts'

/**
 * PROFILE-9: whether this person wants notifications of the event on this channel: their choice,
 * else the default.
 */
export function wantsNotification(
  event: NotificationEvent,
  channel: NotificationChannel,
  choices: readonly NotificationChoice[],
): boolean {
  const chosen = choices.find((choice) => choice.event === event && choice.channel === channel)
  return chosen?.isOn ?? notificationEvents[event].usually[channel]
}
