import { notificationsScreen, sentScreen } from '#areas/notifications/notifications.addresses.ts'
import { type Place, plain, place, variant } from './place.ts'

/** NEXT-7: the screens behind the bell, with notifications and without. */
export const notificationPlaces: readonly Place[] = [
  plain(notificationsScreen, 'buyer'),
  variant(place(notificationsScreen, notificationsScreen.at({ area: 'credits', show: 'unread' }), 'buyer')),
  plain(sentScreen, 'buyer'),
]
