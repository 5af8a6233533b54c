import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** Looking after what leaves the portal (PLAT-13). */
export const deliveriesWeb: WebArea = {
  name: 'deliveries',
  routes: [
    {
      path: '/deliveries',
      title: 'Deliveries',
      rule,
      screen: () => import('./web/deliveries-screen.tsx').then((module) => module.DeliveriesScreen),
    },
  ],
  menuEntries: [{ label: 'Deliveries', href: '/deliveries', order: 36, rule, words: 'failed mail sms erp retry' }],
}
