import { ShoppingCart } from 'lucide-react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** Cart entry: the active cart in the top bar and the bottom bar, with what is typed for it. */
export const cartEntryWeb: WebArea = {
  name: 'cart-entry',
  topBarWidgets: [
    {
      name: 'cart',
      rule,
      width: 44,
      widget: () => import('#areas/cart-entry/web/cart-widget.tsx').then((module) => module.CartWidget),
    },
  ],
  navigation: [
    {
      label: 'Cart',
      to: reviewCartScreen.at(),
      order: 30,
      icon: ShoppingCart,
      rule,
      keys: 'g c',
      words: 'review checkout place basket',
      bottomBarOf: ['restaurant'],
      tabLabel: () => import('#areas/cart-entry/web/cart-tab-label.tsx').then((module) => module.CartTabLabel),
    },
  ],
}
