import type { WebArea } from '#browser/web-area.ts'
import { orderViewDialog, orderViewsScreen, priceViewDialog, priceViewsScreen } from './views.addresses.ts'

const ordering = { needs: ['manageCart'], modes: ['restaurant'] } as const
const pricing = {} as const

/** STAFF-4: named sets of columns and sorts, and where they are maintained. */
export const viewsWeb: WebArea = {
  name: 'views',
  kept: ['listOrderViews'],
  routes: [
    {
      screen: orderViewsScreen,
      title: 'Order views',
      rule: ordering,
      component: () => import('./web/views-screen.tsx').then((module) => module.OrderViewsScreen),
    },
    {
      screen: priceViewsScreen,
      title: 'Price views',
      rule: pricing,
      component: () => import('./web/views-screen.tsx').then((module) => module.PriceViewsScreen),
    },
  ],
  commands: [
    {
      label: 'Order views',
      to: orderViewsScreen.at(),
      rule: ordering,
      isHiddenForProspects: true,
      words: 'columns sort layout grid advanced',
    },
    {
      label: 'New order view',
      to: orderViewDialog.open('new'),
      rule: ordering,
      isHiddenForProspects: true,
      words: 'columns sort create add layout',
    },
    {
      label: 'Price views',
      to: priceViewsScreen.at(),
      rule: pricing,
      isHiddenForProspects: true,
      words: 'columns sort price list',
    },
    {
      label: 'New price view',
      to: priceViewDialog.open('new'),
      rule: pricing,
      isHiddenForProspects: true,
      words: 'columns sort create add price list',
    },
  ],
  dialogs: [
    {
      dialog: orderViewDialog,
      rule: ordering,
      component: () => import('./web/view-dialog.tsx').then((module) => module.OrderViewDialog),
    },
    {
      dialog: priceViewDialog,
      rule: pricing,
      component: () => import('./web/view-dialog.tsx').then((module) => module.PriceViewDialog),
    },
  ],
}
