import type { WebArea } from '#browser/web-area.ts'
import { deliveriesScreen } from './deliveries.addresses.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** Looking after what leaves the portal (PLAT-13). */
export const deliveriesWeb: WebArea = {
  name: 'deliveries',
  routes: [
    {
      screen: deliveriesScreen,
      title: 'Deliveries',
      rule,
      component: () => import('./web/deliveries-screen.tsx').then((module) => module.DeliveriesScreen),
    },
  ],
  menuEntries: [
    { label: 'Deliveries', to: deliveriesScreen.at(), order: 36, rule, words: 'failed mail sms erp retry' },
  ],
}
