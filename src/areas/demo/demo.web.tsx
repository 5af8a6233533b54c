import type { WebArea } from '#browser/web-area.ts'
import { outboxScreen } from './demo.addresses.ts'

/**
 * PLAT-9: the demo's outbox as a page; in another portal its call returns 404, and the page says
 * so.
 */
export const demoWeb: WebArea = {
  name: 'demo',
  routes: [
    {
      screen: outboxScreen,
      title: 'Demo outbox',
      access: 'public',
      component: () => import('./web/outbox-screen.tsx').then((module) => module.OutboxScreen),
    },
  ],
}
