import { Store } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'

/** The catalogue: the shop, the item panel over any screen, and the item's own page. */
export const shopWeb: WebArea = {
  name: 'shop',
  routes: [
    {
      path: '/shop',
      title: 'Shop',
      rule: { modes: ['restaurant'] },
      screen: () => import('./web/shop-screen.tsx').then((module) => module.ShopScreen),
    },
    {
      path: '/items/$itemNumber',
      title: 'Item',
      rule: { modes: ['restaurant'] },
      screen: () => import('./web/item-screen.tsx').then((module) => module.ItemScreen),
    },
  ],
  navigation: [
    {
      label: 'Shop',
      href: '/shop',
      order: 10,
      icon: Store,
      rule: { modes: ['restaurant'] },
      isInBottomBar: true,
      keys: 'g s',
      words: 'catalogue items products browse',
    },
  ],
  dialogs: [{ parameter: 'item', dialog: () => import('./web/item-panel.tsx').then((module) => module.ItemPanel) }],
}
