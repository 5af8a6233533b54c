import type { WebArea } from '#browser/web-area.ts'
import { autopayScreen } from './autopay.addresses.ts'

/** Autopay: schedules that pay by themselves. */
export const autopayWeb: WebArea = {
  name: 'autopay',
  routes: [
    {
      screen: autopayScreen,
      title: 'Autopay',
      rule: { needs: ['viewAutopay'] },
      component: () => import('./web/autopay-screen.tsx').then((module) => module.AutopayScreen),
    },
  ],
}
