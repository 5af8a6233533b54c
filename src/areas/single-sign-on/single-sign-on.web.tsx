import type { WebArea } from '#browser/web-area.ts'
import { callbackScreen } from './single-sign-on.addresses.ts'

/** The way back from the provider. */
export const singleSignOnWeb: WebArea = {
  name: 'single-sign-on',
  routes: [
    {
      screen: callbackScreen,
      title: 'Login with Okta',
      access: 'public',
      component: () => import('./web/callback-screen.tsx').then((module) => module.CallbackScreen),
    },
  ],
}
