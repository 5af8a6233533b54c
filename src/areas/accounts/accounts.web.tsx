import type { WebArea } from '#browser/web-area.ts'
import { customerDetailsDialog } from './accounts.addresses.ts'

/** What a customer owes, and whom an order is for. */
export const accountsWeb: WebArea = {
  name: 'accounts',
  dialogs: [
    {
      dialog: customerDetailsDialog,
      component: () => import('./web/customer-details-dialog.tsx').then((module) => module.CustomerDetailsDialog),
    },
  ],
}
