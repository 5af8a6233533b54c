import type { WebArea } from '#browser/web-area.ts'
import { chooseUserScreen, returnToSelfDialog } from './login-as.addresses.ts'

const staffRule = { needs: ['loginAs'], kinds: ['internal'] } as const
const actingRule = { kinds: ['proxy'] } as const

/** Staff act as a customer, and return to themselves (AUTH-8). */
export const loginAsWeb: WebArea = {
  name: 'login-as',
  routes: [
    {
      screen: chooseUserScreen,
      title: 'Choose user',
      rule: staffRule,
      component: () => import('./web/choose-user-screen.tsx').then((module) => module.ChooseUserScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Login as',
      to: chooseUserScreen.at({ showbtn: 'true' }),
      order: 20,
      rule: staffRule,
      words: 'act as customer impersonate',
    },
    { label: 'Return to self', to: returnToSelfDialog.open(), order: 20, rule: actingRule },
  ],
  dialogs: [
    {
      dialog: returnToSelfDialog,
      rule: actingRule,
      component: () => import('./web/return-to-self-dialog.tsx').then((module) => module.ReturnToSelfDialog),
    },
  ],
}
