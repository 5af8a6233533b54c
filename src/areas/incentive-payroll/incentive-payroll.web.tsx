import type { WebArea } from '#browser/web-area.ts'
import {
  incentivePayrollScreen,
  incentiveWeekScreen,
  ownIncentivesScreen,
  ownIncentiveWeekScreen,
} from './incentive-payroll.addresses.ts'

const rule = { needs: ['addIncentivePayroll'], kinds: ['internal'] } as const
const ownRule = { needs: ['viewIncentivePayroll'], kinds: ['internal'] } as const

/** STAFF-1: what sales reps are paid beyond their salary. */
export const incentivePayrollWeb: WebArea = {
  name: 'incentive-payroll',
  routes: [
    {
      screen: incentivePayrollScreen,
      title: 'Incentive payroll',
      rule,
      component: () => import('./web/incentive-payroll-screen.tsx').then((module) => module.IncentivePayrollScreen),
    },
    {
      screen: incentiveWeekScreen,
      title: 'Incentive payroll',
      rule,
      component: () => import('./web/incentive-payroll-screen.tsx').then((module) => module.IncentivePayrollScreen),
    },
    {
      screen: ownIncentivesScreen,
      title: 'My incentives',
      rule: ownRule,
      component: () => import('./web/own-incentives-screen.tsx').then((module) => module.OwnIncentivesScreen),
    },
    {
      screen: ownIncentiveWeekScreen,
      title: 'My incentives',
      rule: ownRule,
      component: () => import('./web/own-week-screen.tsx').then((module) => module.OwnWeekScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Incentive payroll',
      to: incentivePayrollScreen.at({ type: 'spiffs' }),
      order: 39,
      rule,
      words: 'spiffs commission bonus collections',
    },
    {
      label: 'My incentives',
      to: ownIncentivesScreen.at(),
      order: 39,
      // Others who may read records of their own have none: the office is not paid by them.
      rule: { ...ownRule, reaches: ['dsr', 'dsm'] },
      words: 'spiffs commission bonus pay my payroll',
    },
  ],
}
