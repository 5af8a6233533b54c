import type { WebArea } from '#browser/web-area.ts'

/** Signing in and out, and the screens for those who cannot get in. */
export const sessionsWeb: WebArea = {
  name: 'sessions',
  kept: ['getPortal', 'getMe'],
  routes: [
    {
      path: '/login',
      title: 'Sign in',
      access: 'public',
      screen: () => import('./web/sign-in-screen.tsx').then((module) => module.SignInScreen),
    },
    {
      path: '/forgot-password',
      title: 'Forgot password?',
      access: 'public',
      screen: () => import('./web/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    },
    {
      path: '/reset-password',
      title: 'Set a new password',
      access: 'public',
      screen: () => import('./web/reset-password-screen.tsx').then((module) => module.ResetPasswordScreen),
    },
    {
      path: '/errors',
      title: 'No access',
      access: 'public',
      screen: () => import('./web/errors-screen.tsx').then((module) => module.ErrorsScreen),
    },
    {
      path: '/errors/$reason',
      title: 'No access',
      access: 'public',
      screen: () => import('./web/errors-screen.tsx').then((module) => module.ErrorsScreen),
    },
  ],
  dialogs: [
    {
      parameter: 'dialog',
      value: 'logout',
      dialog: () => import('./web/logout-dialog.tsx').then((module) => module.LogoutDialog),
    },
    {
      parameter: 'dialog',
      value: 'sessions',
      dialog: () => import('./web/sessions-dialog.tsx').then((module) => module.SessionsDialog),
    },
  ],
  commands: [
    {
      label: 'Sign-in and security',
      href: '?dialog=sessions',
      rule: { kinds: ['internal'] },
      words: 'change password two-factor 2fa mfa authenticator sessions devices security',
    },
  ],
}
