import type { WebArea } from '#browser/web-area.ts'
import { createOrderDialog } from './order-import.addresses.ts'

/**
 * Order import: the Create order dialog, which starts a cart empty or from a file. Carts open it by
 * its address.
 */
export const orderImportWeb: WebArea = {
  name: 'order-import',
  dialogs: [
    {
      dialog: createOrderDialog,
      isPreloaded: true,
      rule: { needs: ['manageCart'], modes: ['restaurant'] },
      component: () => import('./web/create-order-dialog.tsx').then((module) => module.CreateOrderDialog),
    },
  ],
}
