import type { WebArea } from '#browser/web-area.ts'

const staffRule = { needs: ['loginAs'], kinds: ['internal'] } as const
const actingRule = { kinds: ['proxy'] } as const

/** Staff act as a customer, and return to themselves (AUTH-8). */
export const loginAsWeb: WebArea = {
  name: 'login-as',
  routes: [
    {
      path: '/choose-user',
      title: 'Choose user',
      rule: staffRule,
      screen: () => import('./web/choose-user-screen.tsx').then((module) => module.ChooseUserScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Login as',
      href: '/choose-user?showbtn=true',
      order: 20,
      rule: staffRule,
      words: 'act as customer impersonate',
    },
    { label: 'Return to self', href: '?dialog=return-to-self', order: 20, rule: actingRule },
  ],
  dialogs: [
    {
      parameter: 'dialog',
      value: 'return-to-self',
      rule: actingRule,
      dialog: () => import('./web/return-to-self-dialog.tsx').then((module) => module.ReturnToSelfDialog),
    },
  ],
}
