import { Undo2 } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import {
  askCreditDialog,
  creditFiltersDialog,
  creditRequestDialog,
  creditRequestsScreen,
} from './credit-requests.addresses.ts'

const rule = { needs: ['viewCreditRequests'] } as const
const asking = { needs: ['addCreditRequests'] } as const

/** Credit requests: the queue, and one request beside it. */
export const creditRequestsWeb: WebArea = {
  name: 'credit-requests',
  routes: [
    {
      screen: creditRequestsScreen,
      title: 'Credit requests',
      rule,
      component: () => import('./web/list/credit-screen.tsx').then((module) => module.CreditScreen),
    },
  ],
  navigation: [
    {
      label: 'Credit requests',
      to: creditRequestsScreen.at(),
      order: 29,
      icon: Undo2,
      rule,
      isHiddenForProspects: true,
      keys: 'g q',
      words: 'credits returns shorts damaged refund queue',
    },
  ],
  dialogs: [
    {
      dialog: creditRequestDialog,
      rule,
      component: () => import('./web/detail/credit-sheet.tsx').then((module) => module.CreditSheet),
    },
    {
      dialog: askCreditDialog,
      rule: asking,
      component: () => import('./web/ask/ask-credit-sheet.tsx').then((module) => module.AskCreditSheet),
    },
    {
      dialog: creditFiltersDialog,
      rule,
      component: () => import('./web/list/credit-filters-sheet.tsx').then((module) => module.CreditFiltersSheet),
    },
  ],
  invoiceActions: [
    {
      name: 'ask-credit',
      rule: asking,
      action: () => import('./web/ask-credit.tsx').then((module) => module.AskCredit),
    },
  ],
}
