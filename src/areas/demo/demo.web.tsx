import type { WebArea } from '#browser/web-area.ts'

/**
 * PLAT-9: the demo's outbox as a page; in another portal its call answers 404, and the page says
 * so.
 */
export const demoWeb: WebArea = {
  name: 'demo',
  routes: [
    {
      path: '/demo/outbox',
      title: 'Demo outbox',
      access: 'public',
      screen: () => import('./web/outbox-screen.tsx').then((module) => module.OutboxScreen),
    },
  ],
}
