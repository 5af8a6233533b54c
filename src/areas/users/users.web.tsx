import type { WebArea } from '#browser/web-area.ts'
import { inviteUserDialog, userDialog, usersScreen } from './users.addresses.ts'

const rule = { needs: ['viewUsers'], kinds: ['internal', 'external'] } as const
const inviteRule = { ...rule, needs: ['viewUsers', 'updateUserProfile'] } as const

/** Managing users (USERS-1, USERS-2). */
export const usersWeb: WebArea = {
  name: 'users',
  routes: [
    {
      screen: usersScreen,
      title: 'Manage users',
      rule,
      component: () => import('./web/users-screen.tsx').then((module) => module.UsersScreen),
    },
  ],
  menuEntries: [{ label: 'Manage users', to: usersScreen.at(), order: 25, rule, words: 'people permissions roles' }],
  commands: [
    {
      label: 'Invite user',
      to: usersScreen.at({}, inviteUserDialog.open()),
      rule: inviteRule,
      words: 'add new person account',
    },
  ],
  dialogs: [
    { dialog: userDialog, rule, component: () => import('./web/user-sheet.tsx').then((module) => module.UserSheet) },
    {
      dialog: inviteUserDialog,
      rule: inviteRule,
      component: () => import('./web/invite-user-dialog.tsx').then((module) => module.InviteUserDialog),
    },
  ],
}
