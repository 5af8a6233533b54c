import type { WebArea } from '#browser/web-area.ts'

/**
 * Order import: Create order, which starts a cart empty or from a file. Carts open it by its
 * address.
 */
export const orderImportWeb: WebArea = {
  name: 'order-import',
  dialogs: [
    {
      parameter: 'dialog',
      value: 'create-order',
      isPreloaded: true,
      rule: { needs: ['manageCart'], modes: ['restaurant'] },
      dialog: () => import('./web/create-order-dialog.tsx').then((module) => module.CreateOrderDialog),
    },
  ],
}
