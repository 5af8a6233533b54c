import type { WebArea } from '#browser/web-area.ts'
import {
  forgotPasswordScreen,
  logoutDialog,
  noAccessReasonScreen,
  noAccessScreen,
  resetPasswordScreen,
  sessionsDialog,
  signInScreen,
} from './sessions.addresses.ts'

/** Signing in and out, and the screens for those who cannot get in. */
export const sessionsWeb: WebArea = {
  name: 'sessions',
  kept: ['getPortal', 'getMe'],
  routes: [
    {
      screen: signInScreen,
      title: 'Sign in',
      access: 'public',
      component: () => import('./web/sign-in-screen.tsx').then((module) => module.SignInScreen),
    },
    {
      screen: forgotPasswordScreen,
      title: 'Forgot password?',
      access: 'public',
      component: () => import('./web/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    },
    {
      screen: resetPasswordScreen,
      title: 'Set a new password',
      access: 'public',
      component: () => import('./web/reset-password-screen.tsx').then((module) => module.ResetPasswordScreen),
    },
    {
      screen: noAccessScreen,
      title: 'No access',
      access: 'public',
      component: () => import('./web/errors-screen.tsx').then((module) => module.ErrorsScreen),
    },
    {
      screen: noAccessReasonScreen,
      title: 'No access',
      access: 'public',
      component: () => import('./web/errors-screen.tsx').then((module) => module.ErrorsScreen),
    },
  ],
  dialogs: [
    {
      dialog: logoutDialog,
      component: () => import('./web/logout-dialog.tsx').then((module) => module.LogoutDialog),
    },
    {
      dialog: sessionsDialog,
      component: () => import('./web/sessions-dialog.tsx').then((module) => module.SessionsDialog),
    },
  ],
  commands: [
    {
      label: 'Sign-in and security',
      to: sessionsDialog.open(),
      rule: { kinds: ['internal'] },
      words: 'change password two-factor 2fa mfa authenticator sessions devices security',
    },
  ],
}
