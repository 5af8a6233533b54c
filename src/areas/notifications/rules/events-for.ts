import { type NotificationEvent, notificationKinds } from '../notification.ts'

/** NEXT-7: the events that customers or staff are notified of, in the order of the list. */
export const eventsFor = (isStaff: boolean): NotificationEvent[] =>
  notificationKinds.flatMap(([event, { who }]) => (who === undefined || (who === 'staff') === isStaff ? [event] : []))
