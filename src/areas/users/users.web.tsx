import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['viewUsers'], kinds: ['internal', 'external'] } as const
const inviteRule = { ...rule, needs: ['viewUsers', 'updateUserProfile'] } as const

/** Managing users (USERS-1, USERS-2). */
export const usersWeb: WebArea = {
  name: 'users',
  routes: [
    {
      path: '/manage-users',
      title: 'Manage users',
      rule,
      screen: () => import('./web/users-screen.tsx').then((module) => module.UsersScreen),
    },
  ],
  menuEntries: [{ label: 'Manage users', href: '/manage-users', order: 25, rule, words: 'people permissions roles' }],
  commands: [
    {
      label: 'Invite user',
      href: '/manage-users?dialog=invite-user',
      rule: inviteRule,
      words: 'add new person account',
    },
  ],
  dialogs: [
    { parameter: 'user', rule, dialog: () => import('./web/user-sheet.tsx').then((module) => module.UserSheet) },
    {
      parameter: 'dialog',
      value: 'invite-user',
      rule: inviteRule,
      dialog: () => import('./web/invite-user-dialog.tsx').then((module) => module.InviteUserDialog),
    },
  ],
}
