import type { WebArea } from '#browser/web-area.ts'

/** The way back from the provider. */
export const singleSignOnWeb: WebArea = {
  name: 'single-sign-on',
  routes: [
    {
      path: '/sign-in/callback',
      title: 'Login with Okta',
      access: 'public',
      screen: () => import('./web/callback-screen.tsx').then((module) => module.CallbackScreen),
    },
  ],
}
