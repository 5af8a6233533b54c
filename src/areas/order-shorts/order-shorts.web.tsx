import type { WebArea } from '#browser/web-area.ts'
import { orderShortsDialog } from './order-shorts.addresses.ts'

const rule = { needs: ['viewSalesOrders'] } as const

/** NEXT-3: lines of placed orders that come short. */
export const orderShortsWeb: WebArea = {
  name: 'order-shorts',
  dialogs: [
    {
      dialog: orderShortsDialog,
      rule,
      component: () => import('./web/order-shorts-dialog.tsx').then((module) => module.OrderShortsDialog),
    },
  ],
  orderNotes: [
    {
      name: 'order-shorts',
      rule,
      note: () => import('./web/order-shorts-note.tsx').then((module) => module.OrderShortsNote),
    },
  ],
}
