import { Undo2 } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import {
  askCreditDialog,
  creditCodeDialog,
  creditCodesScreen,
  creditFiltersDialog,
  creditInsightScreen,
  creditRequestDialog,
  creditRequestsScreen,
} from './credit-requests.addresses.ts'
import { isDocked } from './web/use-docked.ts'

const rule = { needs: ['viewCreditRequests'] } as const
const maintaining = { needs: ['viewCreditRequests', 'manageCreditCodes'], kinds: ['internal'] } as const
const managing = { needs: ['viewCreditRequests', 'actOnCreditRequests'], kinds: ['internal'] } as const
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
    {
      screen: creditCodesScreen,
      title: 'Credit codes',
      rule: maintaining,
      component: () => import('./web/codes/codes-screen.tsx').then((module) => module.CodesScreen),
    },
    {
      screen: creditInsightScreen,
      title: 'Where credits come from',
      rule: managing,
      component: () => import('./web/insight/insight-screen.tsx').then((module) => module.InsightScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Credit codes',
      to: creditCodesScreen.at(),
      order: 39,
      rule: maintaining,
      words: 'reasons short damaged rules photo pick-up window hours',
    },
    {
      label: 'Where credits come from',
      to: creditInsightScreen.at(),
      order: 40,
      rule: managing,
      words: 'credit insight chart analysis vendor item route week csv',
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
      isBeside: isDocked,
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
    {
      dialog: creditCodeDialog,
      rule: maintaining,
      component: () => import('./web/codes/code-dialog.tsx').then((module) => module.CodeDialog),
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
