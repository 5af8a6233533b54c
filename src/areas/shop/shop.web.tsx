import { Store } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { itemDialog, itemScreen, shopScreen } from './shop.addresses.ts'

/** The catalogue: the shop, the item panel over any screen, and the item's own page. */
export const shopWeb: WebArea = {
  name: 'shop',
  routes: [
    {
      screen: shopScreen,
      title: 'Shop',
      rule: { modes: ['restaurant'] },
      component: () => import('./web/shop-screen.tsx').then((module) => module.ShopScreen),
    },
    {
      screen: itemScreen,
      title: 'Item',
      rule: { modes: ['restaurant'] },
      component: () => import('./web/item-screen.tsx').then((module) => module.ItemScreen),
    },
  ],
  navigation: [
    {
      label: 'Shop',
      to: shopScreen.at(),
      order: 10,
      icon: Store,
      rule: { modes: ['restaurant'] },
      bottomBarOf: ['restaurant'],
      keys: 'g s',
      words: 'catalogue items products browse',
    },
  ],
  dialogs: [{ dialog: itemDialog, component: () => import('./web/item-panel.tsx').then((module) => module.ItemPanel) }],
}
