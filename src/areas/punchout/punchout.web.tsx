import type { WebArea } from '#browser/web-area.ts'
import { chooseShipToScreen, leavePunchoutDialog } from './punchout.addresses.ts'

/** Sessions of procurement systems (PUNCH-4). */
export const punchoutWeb: WebArea = {
  name: 'punchout',
  routes: [
    {
      screen: chooseShipToScreen,
      title: 'Choose a ship-to',
      component: () => import('./web/choose-ship-to-screen.tsx').then((module) => module.ChooseShipToScreen),
    },
  ],
  dialogs: [
    {
      dialog: leavePunchoutDialog,
      component: () => import('./web/leave-dialog.tsx').then((module) => module.LeaveDialog),
    },
  ],
}
