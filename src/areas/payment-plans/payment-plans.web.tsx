import { CalendarClock } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { paymentPlanDialog, paymentPlansScreen, proposePlanDialog } from './payment-plans.addresses.ts'

const reading = { needs: ['paymentHistory'] } as const

/** Payment plans: proposing, accepting, and how far they have come. */
export const paymentPlansWeb: WebArea = {
  name: 'payment-plans',
  routes: [
    {
      screen: paymentPlansScreen,
      title: 'Payment plans',
      rule: reading,
      component: () => import('./web/plans-screen.tsx').then((module) => module.PlansScreen),
    },
  ],
  navigation: [
    {
      label: 'Payment plans',
      to: paymentPlansScreen.at(),
      order: 30,
      icon: CalendarClock,
      rule: reading,
      isHiddenForProspects: true,
      words: 'payment plans instalments installments down payment overdue',
    },
  ],
  dialogs: [
    {
      dialog: paymentPlanDialog,
      rule: reading,
      component: () => import('./web/plan-sheet.tsx').then((module) => module.PlanSheet),
    },
    {
      dialog: proposePlanDialog,
      rule: { needs: ['proposePaymentPlans'] },
      component: () => import('./web/propose-dialog.tsx').then((module) => module.ProposeDialog),
    },
  ],
}
