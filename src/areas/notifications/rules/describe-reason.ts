import { kindOf, notificationEvents, type NotificationEvent } from '../notification.ts'

/** Why a message went out. */
export interface SendReason {
  readonly event: string
  readonly reason: string
  readonly channel: string
  readonly isUrgent: boolean
  readonly heldUntil: string | null
}

const isEvent = (text: string): text is NotificationEvent => Object.hasOwn(notificationEvents, text)

/** The words of an event; an unknown one keeps its key. */
export const titleOfEvent = (event: string): string => (isEvent(event) ? kindOf(event).title : event)

/**
 * NEXT-7: why somebody was sent a message, in one sentence: the event, whose wish it was, and what
 * quiet hours did.
 */
export function describeReason({ event, reason, channel, isUrgent, heldUntil }: SendReason): string {
  const wish = reason === 'chosen' ? 'as they chose' : 'by default'
  if (channel === 'digest') return `Daily mail: ${titleOfEvent(event)} and others, ${wish}`
  const hours = isUrgent ? ', urgent in quiet hours' : heldUntil === null ? '' : ', after quiet hours'
  return `${titleOfEvent(event)}, ${wish}${hours}`
}
