import { Link2 } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { payLinkScreen, paymentLinkDialog, paymentLinksScreen } from './payment-links.addresses.ts'

const rule = { needs: ['sendPaymentLinks'] } as const

/** Payment links: sending them, what became of them, and the page they open. */
export const paymentLinksWeb: WebArea = {
  name: 'payment-links',
  routes: [
    {
      screen: payLinkScreen,
      title: 'Pay invoices',
      access: 'public',
      component: () => import('./web/pay-link-screen.tsx').then((module) => module.PayLinkScreen),
    },
    {
      screen: paymentLinksScreen,
      title: 'Payment links',
      rule,
      component: () => import('./web/links-screen.tsx').then((module) => module.LinksScreen),
    },
  ],
  navigation: [
    {
      label: 'Payment links',
      to: paymentLinksScreen.at(),
      order: 29,
      icon: Link2,
      rule,
      isHiddenForProspects: true,
      words: 'payment links sent opened paid expired revoked pay without sign-in',
    },
  ],
  dialogs: [
    {
      dialog: paymentLinkDialog,
      rule,
      component: () => import('./web/link-dialog.tsx').then((module) => module.LinkDialog),
    },
  ],
  invoiceActions: [
    {
      name: 'send-payment-link',
      rule,
      action: () => import('./web/send-link.tsx').then((module) => module.SendLink),
    },
  ],
}
