import type { WebArea } from '#browser/web-area.ts'
import {
  budgetDialog,
  lapsedCustomersScreen,
  lapsedItemsScreen,
  saleLinesScreen,
  salesScreen,
  spendScreen,
  walletGapsScreen,
} from './sales-analytics.addresses.ts'

const rule = { needs: ['salesAnalytics'], kinds: ['internal'] } as const
const spending = { needs: ['viewSalesOrders'] } as const

/** STAFF-6, NEXT-11: what was sold, and what a kitchen spends. */
export const salesAnalyticsWeb: WebArea = {
  name: 'sales-analytics',
  routes: [
    {
      screen: salesScreen,
      title: 'Sales',
      rule,
      component: () => import('./web/sales-screen.tsx').then((module) => module.SalesScreen),
    },
    {
      screen: saleLinesScreen,
      title: 'Sales lines',
      rule,
      component: () => import('./web/sale-lines-screen.tsx').then((module) => module.SaleLinesScreen),
    },
    {
      screen: lapsedItemsScreen,
      title: 'Lapsed items',
      rule,
      component: () => import('./web/lapsed-items-screen.tsx').then((module) => module.LapsedItemsScreen),
    },
    {
      screen: lapsedCustomersScreen,
      title: 'Lapsed customers',
      rule,
      component: () => import('./web/lapsed-customers-screen.tsx').then((module) => module.LapsedCustomersScreen),
    },
    {
      screen: walletGapsScreen,
      title: 'Gaps',
      rule,
      component: () => import('./web/gaps-screen.tsx').then((module) => module.GapsScreen),
    },
    {
      screen: spendScreen,
      title: 'Spend',
      rule: spending,
      component: () => import('./web/spend-screen.tsx').then((module) => module.SpendScreen),
    },
  ],
  dialogs: [
    {
      dialog: budgetDialog,
      rule: { needs: ['addOrder', 'viewInvoices'] },
      component: () => import('./web/budget-dialog.tsx').then((module) => module.BudgetDialog),
    },
  ],
  menuEntries: [
    {
      label: 'Sales',
      to: salesScreen.at(),
      order: 36,
      rule,
      words: 'analytics sales report margin rep customer category brand week chart csv',
    },
    {
      label: 'Lapsed items',
      to: lapsedItemsScreen.at(),
      order: 37,
      rule,
      words: 'lost stopped buying overdue suggest',
    },
    {
      label: 'Spend',
      to: spendScreen.at(),
      order: 37,
      rule: spending,
      words: 'spending budget analytics prices report',
    },
  ],
  commands: [
    { label: 'Lapsed customers', to: lapsedCustomersScreen.at(), rule, words: 'lost stopped ordering' },
    { label: 'Gaps', to: walletGapsScreen.at(), rule, words: 'wallet share categories similar kitchens' },
  ],
}
