import { PackageCheck } from 'lucide-react'
import { atRest } from '#browser/at-rest.ts'
import type { WebArea } from '#browser/web-area.ts'
import { receiptScreen, receivingScreen } from './receiving.addresses.ts'

const rule = { needs: ['receiveDeliveries'] } as const

/** NEXT-6: deliveries, and one of them as it is checked in. */
export const receivingWeb: WebArea = {
  name: 'receiving',
  routes: [
    {
      screen: receivingScreen,
      title: 'Receiving',
      rule,
      component: () => import('./web/receiving-screen.tsx').then((module) => module.ReceivingScreen),
    },
    {
      screen: receiptScreen,
      title: 'Delivery',
      rule,
      component: () => import('./web/receipt-screen.tsx').then((module) => module.ReceiptScreen),
    },
  ],
  navigation: [
    {
      label: 'Receiving',
      to: receivingScreen.at(),
      order: 28,
      icon: PackageCheck,
      rule,
      isHiddenForProspects: true,
      keys: 'g r',
      words: 'truck delivery check in dock short damaged receipt',
    },
  ],
  orderNotes: [
    {
      name: 'order-received',
      rule: { needs: ['viewInvoices'] },
      note: () => import('./web/received-note.tsx').then((module) => module.OrderReceived),
    },
  ],
  invoiceActions: [
    {
      name: 'invoice-received',
      rule: { needs: ['viewInvoices'] },
      action: () => import('./web/received-note.tsx').then((module) => module.InvoiceReceived),
    },
  ],
  topBarWidgets: [
    {
      name: 'send-kept-receipts',
      rule,
      width: 0,
      // What was kept is sent after the first screen.
      widget: () => atRest().then(async () => (await import('./web/send-kept-receipts.tsx')).SendKeptReceipts),
    },
  ],
  kept: ['listReceivableDeliveries'],
}
