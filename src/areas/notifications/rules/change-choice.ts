import type { NotificationChoice } from '../notification.ts'

/**
 * NEXT-7: what a switch changes: a mail at once and the daily mail exclude each other, so that one
 * that goes on switches the other off.
 */
export function changeChoice(choice: NotificationChoice): NotificationChoice[] {
  const other = choice.channel === 'mail' ? 'digest' : choice.channel === 'digest' ? 'mail' : null
  return choice.isOn && other !== null ? [choice, { ...choice, channel: other, isOn: false }] : [choice]
}
