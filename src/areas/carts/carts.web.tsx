import { ShoppingCart } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** Carts: the widget of the top bar and the dialogs that open by address. */
export const cartsWeb: WebArea = {
  name: 'carts',
  kept: ['getActiveCart', 'getRouteDays'],
  topBarWidgets: [
    {
      name: 'cart',
      rule,
      width: 44,
      widget: () => import('./web/cart-widget.tsx').then((module) => module.CartWidget),
    },
  ],
  navigation: [
    {
      label: 'Cart',
      href: '/review-cart',
      order: 30,
      icon: ShoppingCart,
      rule,
      keys: 'g c',
      words: 'review checkout place basket',
      isInBottomBar: true,
      tabLabel: () => import('./web/cart-tab-label.tsx').then((module) => module.CartTabLabel),
    },
  ],
  menuEntries: [{ label: 'My carts', href: '?dialog=pending-carts', order: 40, rule, words: 'pending open all' }],
  commands: [
    { label: 'Create order', href: '?dialog=create-order', rule, keys: 'n o', words: 'new cart import file upload' },
    { label: 'Switch Cart', href: '?dialog=switch-cart', rule, words: 'other open change' },
    { label: 'Edit Info of the cart', href: '?dialog=edit-info', rule, words: 'po delivery date order type' },
    { label: 'Discard Cart', href: '?dialog=discard-cart', rule, words: 'delete empty throw away' },
  ],
  dialogs: [
    {
      parameter: 'override',
      rule: { ...rule, anyOf: ['priceOverride', 'priceBreakdown'], kinds: ['internal'] },
      dialog: () => import('./web/price-override-dialog.tsx').then((module) => module.PriceOverrideDialog),
    },
    {
      parameter: 'dialog',
      value: 'edit-info',
      isPreloaded: true,
      rule,
      dialog: () => import('./web/edit-info-dialog.tsx').then((module) => module.EditInfoDialog),
    },
    {
      parameter: 'dialog',
      value: 'switch-cart',
      rule,
      dialog: () => import('./web/switch-cart-dialog.tsx').then((module) => module.SwitchCartDialog),
    },
    {
      parameter: 'dialog',
      value: 'discard-cart',
      rule,
      dialog: () => import('./web/discard-cart-dialog.tsx').then((module) => module.DiscardCartDialog),
    },
    {
      parameter: 'dialog',
      value: 'pending-carts',
      rule,
      dialog: () => import('./web/pending-carts/pending-carts-dialog.tsx').then((module) => module.PendingCartsDialog),
    },
    // Last: it opens above the lists it belongs to.
    {
      parameter: 'cart-access',
      rule,
      dialog: () => import('./web/sharing/cart-access-dialog.tsx').then((module) => module.CartAccessDialog),
    },
  ],
}
