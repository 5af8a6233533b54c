import { ReceiptText } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { invoiceDialog, invoicesScreen } from './invoice-pages.addresses.ts'

const rule = { needs: ['viewInvoices'] } as const

/** Invoices: the list, and one invoice beside it. */
export const invoicePagesWeb: WebArea = {
  name: 'invoice-pages',
  routes: [
    {
      screen: invoicesScreen,
      title: 'Invoices',
      rule,
      component: () => import('./web/invoices-screen.tsx').then((module) => module.InvoicesScreen),
    },
  ],
  navigation: [
    {
      label: 'Invoices',
      to: invoicesScreen.at(),
      order: 27,
      icon: ReceiptText,
      rule,
      isHiddenForProspects: true,
      bottomBarOf: ['accounting'],
      keys: 'g b',
      words: 'bills billing credits deposits pdf past due',
    },
  ],
  dialogs: [
    {
      dialog: invoiceDialog,
      rule,
      component: () => import('./web/invoice-sheet.tsx').then((module) => module.InvoiceSheet),
    },
  ],
}
