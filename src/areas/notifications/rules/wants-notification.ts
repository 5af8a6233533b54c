import { kindOf, type NotificationChannel, type NotificationChoice, type NotificationEvent } from '../notification.ts'

/** Why a channel is on or off: somebody's choice, or the default. */
export interface Wanted {
  readonly isOn: boolean
  readonly reason: 'chosen' | 'default'
}

const isUsually = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  kindOf(event).usually[channel] ?? channel === 'portal'

/**
 * PROFILE-9, NEXT-7: whether this person wants notifications of the event on this channel: their
 * choice, else the default. Whoever chose the daily mail gets none at once.
 */
export function findWanted(
  event: NotificationEvent,
  channel: NotificationChannel,
  choices: readonly NotificationChoice[],
): Wanted {
  const chosen = (of: NotificationChannel) =>
    choices.find((choice) => choice.event === event && choice.channel === of)?.isOn
  const own = chosen(channel)
  if (channel === 'mail' && chosen('digest') === true) return { isOn: false, reason: 'chosen' }
  if (channel === 'digest' && own === undefined && chosen('mail') === true) return { isOn: false, reason: 'chosen' }
  return own === undefined ? { isOn: isUsually(event, channel), reason: 'default' } : { isOn: own, reason: 'chosen' }
}

/** The same as a yes or no. */
export const wantsNotification = (...question: Parameters<typeof findWanted>): boolean => findWanted(...question).isOn
