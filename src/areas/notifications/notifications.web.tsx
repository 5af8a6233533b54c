import { atRest } from '#browser/at-rest.ts'
import type { WebArea } from '#browser/web-area.ts'
import { notificationsScreen, sentScreen } from './notifications.addresses.ts'

/** AUTH-8: a person's notifications are theirs; staff who act as them see none. */
const rule = { kinds: ['internal', 'external'] } as const

/** NEXT-7: the bell, and all that it has said. */
export const notificationsWeb: WebArea = {
  name: 'notifications',
  routes: [
    {
      screen: notificationsScreen,
      title: 'Notifications',
      rule,
      component: () => import('./web/notifications-screen.tsx').then((module) => module.NotificationsScreen),
    },
    {
      screen: sentScreen,
      title: 'What was sent',
      rule,
      component: () => import('./web/sent-screen.tsx').then((module) => module.SentScreen),
    },
  ],
  menuEntries: [
    { label: 'Notifications', to: notificationsScreen.at(), order: 12, rule, words: 'bell alerts news unread' },
  ],
  commands: [{ label: 'What was sent', to: sentScreen.at(), rule, words: 'notifications mail sms log' }],
  topBarWidgets: [
    {
      name: 'bell',
      rule,
      width: 36,
      isSecondRow: true,
      // Its place is kept free; the first screen goes first.
      widget: () => atRest().then(async () => (await import('./web/bell.tsx')).Bell),
    },
  ],
}
