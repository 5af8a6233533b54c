export { SessionWatch } from './session-watch.tsx'
export { SignInPage } from './sign-in-page.tsx'
export { postToTabs } from './tabs.ts'

/**
 * Cards of the profile, loaded when they are drawn: this file is loaded before anybody signs in.
 */
export const loadChangePasswordCard = () =>
  import('./change-password-card.tsx').then((module) => module.ChangePasswordCard)
export const loadSessionsCard = () => import('./sessions-card.tsx').then((module) => module.SessionsCard)
