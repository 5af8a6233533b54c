import { kindOf, notificationEvents, type NotificationEvent } from '../notification.ts'

/** What a device shows, and the address that it opens. */
export interface PushText {
  readonly title: string
  readonly body: string
  readonly to: string
}

const isEvent = (text: string): text is NotificationEvent => Object.hasOwn(notificationEvents, text)

/**
 * NEXT-7: what a device shows of a notification: the kind of event, and no name, number or price,
 * as others see a locked screen. Nothing at all of it where nobody is signed in any more.
 */
export function pushText({
  event,
  address,
  isSignedIn,
}: {
  readonly event: string
  readonly address: string
  readonly isSignedIn: boolean
}): PushText {
  if (!isSignedIn) return { title: 'Larder', body: 'There is news for you. Sign in to read it.', to: '/' }
  return { title: isEvent(event) ? kindOf(event).title : 'Larder', body: 'Open Larder to read it.', to: address }
}
