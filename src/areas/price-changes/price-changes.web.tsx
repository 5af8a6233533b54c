import type { WebArea } from '#browser/web-area.ts'
import {
  managedPricesScreen,
  newPriceChangeScreen,
  priceChangeScreen,
  priceChangesScreen,
} from './price-changes.addresses.ts'

const rule = { needs: ['managePrice'], kinds: ['internal'] } as const

/** ITEM-8: prices that staff edit, with their history. */
export const priceChangesWeb: WebArea = {
  name: 'price-changes',
  routes: [
    {
      screen: managedPricesScreen,
      title: 'Prices',
      rule,
      component: () => import('./web/managed-prices-screen.tsx').then((module) => module.ManagedPricesScreen),
    },
    {
      screen: newPriceChangeScreen,
      title: 'Change prices',
      rule,
      component: () => import('./web/change-prices-screen.tsx').then((module) => module.ChangePricesScreen),
    },
    {
      screen: priceChangesScreen,
      title: 'Price changes',
      rule,
      component: () => import('./web/price-changes-screen.tsx').then((module) => module.PriceChangesScreen),
    },
    {
      screen: priceChangeScreen,
      title: 'Price change',
      rule,
      component: () => import('./web/price-change-screen.tsx').then((module) => module.PriceChangeScreen),
    },
  ],
  menuEntries: [
    { label: 'Prices', to: managedPricesScreen.at(), order: 37, rule, words: 'class contract bid list price manage' },
  ],
  commands: [
    { label: 'Change prices', to: newPriceChangeScreen.at(), rule, words: 'raise lower class contract bid price' },
    { label: 'History of price changes', to: priceChangesScreen.at(), rule, words: 'undo price change' },
  ],
}
