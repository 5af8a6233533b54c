import type { WebArea } from '#browser/web-area.ts'
import { messagesScreen, userMessagesScreen } from './punchout-log.addresses.ts'

// Staff who are logged in as a customer manage no integrations.
const rule = { needs: ['punchout'], kinds: ['internal', 'external'] } as const
const userRule = { needs: ['viewUsers', 'updateUserProfile'], kinds: ['internal', 'external'] } as const

/** The messages between the portal and customers' systems (PUNCH-5). */
export const punchoutLogWeb: WebArea = {
  name: 'punchout-log',
  routes: [
    {
      screen: messagesScreen,
      title: 'Punchout messages',
      rule,
      component: () => import('./web/messages-screen.tsx').then((module) => module.MessagesScreen),
    },
    {
      screen: userMessagesScreen,
      title: 'Punchout messages',
      rule: userRule,
      component: () => import('./web/messages-screen.tsx').then((module) => module.UserMessagesScreen),
    },
  ],
}
