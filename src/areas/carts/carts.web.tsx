import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import type { WebArea } from '#browser/web-area.ts'
import {
  cartAccessDialog,
  discardCartDialog,
  editInfoDialog,
  pendingCartsDialog,
  switchCartDialog,
} from './carts.addresses.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** Carts: their lists and dialogs, which open by address. */
export const cartsWeb: WebArea = {
  name: 'carts',
  kept: ['getActiveCart', 'getRouteDays'],
  menuEntries: [{ label: 'My carts', to: pendingCartsDialog.open(), order: 40, rule, words: 'pending open all' }],
  commands: [
    { label: 'Create order', to: createOrderDialog.open(), rule, keys: 'n o', words: 'new cart import file upload' },
    { label: 'Switch Cart', to: switchCartDialog.open(), rule, words: 'other open change' },
    { label: 'Edit Info of the cart', to: editInfoDialog.open(), rule, words: 'po delivery date order type' },
    { label: 'Discard Cart', to: discardCartDialog.open(), rule, words: 'delete empty throw away' },
  ],
  dialogs: [
    {
      dialog: editInfoDialog,
      isPreloaded: true,
      rule,
      component: () => import('./web/edit-info-dialog.tsx').then((module) => module.EditInfoDialog),
    },
    {
      dialog: switchCartDialog,
      rule,
      component: () => import('./web/switch-cart-dialog.tsx').then((module) => module.SwitchCartDialog),
    },
    {
      dialog: discardCartDialog,
      rule,
      component: () => import('./web/discard-cart-dialog.tsx').then((module) => module.DiscardCartDialog),
    },
    {
      dialog: pendingCartsDialog,
      rule,
      component: () =>
        import('./web/pending-carts/pending-carts-dialog.tsx').then((module) => module.PendingCartsDialog),
    },
    // Last: it opens above the lists it belongs to.
    {
      dialog: cartAccessDialog,
      rule,
      component: () => import('./web/sharing/cart-access-dialog.tsx').then((module) => module.CartAccessDialog),
    },
  ],
}
