import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** Carts: their lists and dialogs, which open by address. */
export const cartsWeb: WebArea = {
  name: 'carts',
  kept: ['getActiveCart', 'getRouteDays'],
  menuEntries: [{ label: 'My carts', href: '?dialog=pending-carts', order: 40, rule, words: 'pending open all' }],
  commands: [
    { label: 'Create order', href: '?dialog=create-order', rule, keys: 'n o', words: 'new cart import file upload' },
    { label: 'Switch Cart', href: '?dialog=switch-cart', rule, words: 'other open change' },
    { label: 'Edit Info of the cart', href: '?dialog=edit-info', rule, words: 'po delivery date order type' },
    { label: 'Discard Cart', href: '?dialog=discard-cart', rule, words: 'delete empty throw away' },
  ],
  dialogs: [
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
