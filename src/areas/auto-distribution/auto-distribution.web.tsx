import type { WebArea } from '#browser/web-area.ts'
import {
  distributionScreen,
  distributionsScreen,
  editDistributionScreen,
  newDistributionScreen,
} from './auto-distribution.addresses.ts'

const rule = { needs: ['manageCart'], kinds: ['internal'] } as const

/** STAFF-5: an item that staff put into the carts of many ship-tos. */
export const autoDistributionWeb: WebArea = {
  name: 'auto-distribution',
  routes: [
    {
      screen: distributionsScreen,
      title: 'Auto-distribution',
      rule,
      component: () => import('./web/distributions-screen.tsx').then((module) => module.DistributionsScreen),
    },
    {
      screen: newDistributionScreen,
      title: 'New distribution',
      rule,
      component: () => import('./web/edit-distribution-screen.tsx').then((module) => module.NewDistributionScreen),
    },
    {
      screen: distributionScreen,
      title: 'Distribution',
      rule,
      component: () => import('./web/distribution-screen.tsx').then((module) => module.DistributionScreen),
    },
    {
      screen: editDistributionScreen,
      title: 'Change distribution',
      rule,
      component: () => import('./web/edit-distribution-screen.tsx').then((module) => module.EditDistributionScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Auto-distribution',
      to: distributionsScreen.at(),
      order: 40,
      rule,
      words: 'distribute item to many customers push carts',
    },
  ],
}
