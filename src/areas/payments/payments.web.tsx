import { Banknote } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { paymentDialog, paymentHistoryScreen, paymentMadeScreen, paymentScreen } from './payments.addresses.ts'

const paying = { needs: ['makePayment'] } as const
const history = { needs: ['paymentHistory'] } as const

/** Make a payment, and the payment history. */
export const paymentsWeb: WebArea = {
  name: 'payments',
  routes: [
    {
      screen: paymentScreen,
      title: 'Make a payment',
      rule: paying,
      component: () => import('./web/payment-screen.tsx').then((module) => module.PaymentScreen),
    },
    {
      screen: paymentMadeScreen,
      title: 'Payment made',
      rule: paying,
      component: () => import('./web/payment-made-screen.tsx').then((module) => module.PaymentMadeScreen),
    },
    {
      screen: paymentHistoryScreen,
      title: 'Payment history',
      rule: history,
      component: () => import('./web/payments-screen.tsx').then((module) => module.PaymentsScreen),
    },
  ],
  navigation: [
    {
      label: 'Payments',
      to: paymentHistoryScreen.at(),
      order: 28,
      icon: Banknote,
      rule: history,
      isHiddenForProspects: true,
      bottomBarOf: ['accounting'],
      keys: 'g p',
      words: 'payment history paid returned voided refunded receipts',
    },
  ],
  commands: [
    { label: 'Make a payment', to: paymentScreen.at(), rule: paying, keys: 'n p', words: 'pay invoices bank card' },
  ],
  dialogs: [
    {
      dialog: paymentDialog,
      rule: history,
      component: () => import('./web/payment-sheet.tsx').then((module) => module.PaymentSheet),
    },
  ],
  invoiceActions: [
    {
      name: 'pay-invoice',
      rule: paying,
      action: () => import('./web/pay-invoice.tsx').then((module) => module.PayInvoice),
    },
  ],
  invoiceEntryNotes: [
    {
      name: 'payment',
      rule: history,
      note: () => import('./web/payment-note.tsx').then((module) => module.PaymentNote),
    },
  ],
}
