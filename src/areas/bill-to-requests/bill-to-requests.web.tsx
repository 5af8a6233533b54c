import type { WebArea } from '#browser/web-area.ts'
import { billToRequestsScreen, ownBillToRequestsScreen, requestBillToDialog } from './bill-to-requests.addresses.ts'

const asking = { kinds: ['external'] } as const
const deciding = { needs: ['viewUsers', 'updateUserProfile', 'addBillTo'], kinds: ['internal', 'external'] } as const

/** Users who request a bill-to, and whoever may add it (USERS-2). */
export const billToRequestsWeb: WebArea = {
  name: 'bill-to-requests',
  routes: [
    {
      screen: ownBillToRequestsScreen,
      title: 'My bill-to requests',
      rule: asking,
      needsNoBillTo: true,
      component: () => import('./web/own-requests-screen.tsx').then((module) => module.OwnRequestsScreen),
    },
    {
      screen: billToRequestsScreen,
      title: 'Bill-to requests',
      rule: deciding,
      component: () => import('./web/requests-screen.tsx').then((module) => module.RequestsScreen),
    },
  ],
  dialogs: [
    {
      dialog: requestBillToDialog,
      rule: asking,
      component: () => import('./web/request-dialog.tsx').then((module) => module.RequestDialog),
    },
  ],
  menuEntries: [
    {
      label: 'My bill-to requests',
      to: ownBillToRequestsScreen.at(),
      order: 26,
      rule: asking,
      words: 'access account customer ask add',
    },
    {
      label: 'Bill-to requests',
      to: billToRequestsScreen.at(),
      order: 26,
      rule: deciding,
      words: 'access accounts customers add users decline',
    },
  ],
  commands: [
    {
      label: 'Request a bill-to',
      to: ownBillToRequestsScreen.at({}, requestBillToDialog.open()),
      rule: asking,
      words: 'access account customer ask add',
    },
  ],
}
