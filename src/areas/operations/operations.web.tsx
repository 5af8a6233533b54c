import type { WebArea } from '#browser/web-area.ts'
import { operationsScreen } from './operations.addresses.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** What waits, what failed and how old it is (PLAT-13). */
export const operationsWeb: WebArea = {
  name: 'operations',
  routes: [
    {
      screen: operationsScreen,
      title: 'Operations',
      rule,
      component: () => import('./web/operations-screen.tsx').then((module) => module.OperationsScreen),
    },
  ],
  menuEntries: [
    { label: 'Operations', to: operationsScreen.at(), order: 38, rule, words: 'queues jobs failed waiting health' },
  ],
}
