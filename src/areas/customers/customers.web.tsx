import type { WebArea } from '#browser/web-area.ts'

/** Bill-tos and ship-tos. */
export const customersWeb: WebArea = {
  name: 'customers',
  dialogs: [
    {
      parameter: 'dialog',
      value: 'customer-details',
      dialog: () => import('./web/customer-details-dialog.tsx').then((module) => module.CustomerDetailsDialog),
    },
  ],
}
