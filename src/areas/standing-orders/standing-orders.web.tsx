import type { WebArea } from '#browser/web-area.ts'
import {
  editStandingOrderScreen,
  newStandingOrderScreen,
  standingOrderScreen,
  standingOrdersScreen,
} from './standing-orders.addresses.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** NEXT-4: orders that repeat by the days of a route. */
export const standingOrdersWeb: WebArea = {
  name: 'standing-orders',
  routes: [
    {
      screen: standingOrdersScreen,
      title: 'Standing orders',
      rule,
      component: () => import('./web/standing-orders-screen.tsx').then((module) => module.StandingOrdersScreen),
    },
    {
      screen: newStandingOrderScreen,
      title: 'New standing order',
      rule,
      component: () => import('./web/edit-standing-order-screen.tsx').then((module) => module.NewStandingOrderScreen),
    },
    {
      screen: standingOrderScreen,
      title: 'Standing order',
      rule,
      component: () => import('./web/standing-order-screen.tsx').then((module) => module.StandingOrderScreen),
    },
    {
      screen: editStandingOrderScreen,
      title: 'Change standing order',
      rule,
      component: () => import('./web/edit-standing-order-screen.tsx').then((module) => module.EditStandingOrderScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Standing orders',
      to: standingOrdersScreen.at(),
      order: 41,
      rule,
      words: 'repeat weekly recurring order schedule draft skip vacation',
    },
  ],
  commands: [
    {
      label: 'New standing order',
      to: newStandingOrderScreen.at(),
      rule,
      isHiddenForProspects: true,
      words: 'repeat every week recurring schedule',
    },
    {
      label: 'Repeat this cart as a standing order',
      to: newStandingOrderScreen.at({ from: 'cart' }),
      rule,
      isHiddenForProspects: true,
      words: 'weekly recurring cart schedule',
    },
  ],
}
