import type { ServerArea } from '#platform/http/area.ts'
import { incentivePayrollImportKind } from './server/incentive-payroll.import-kind.ts'
import {
  deleteIncentiveHandler,
  downloadIncentivesHandler,
  listFinancialWeeksHandler,
  listIncentivesHandler,
  saveIncentivesHandler,
  setWeekClosedHandler,
  updateIncentiveHandler,
} from './server/incentive-payroll.routes.ts'
import { getOwnIncentivesHandler, listOwnIncentiveWeeksHandler } from './server/own-incentives.routes.ts'

/** STAFF-1: what sales reps are paid beyond their salary, by type and financial week. */
export const incentivePayrollServer: ServerArea = {
  name: 'incentive-payroll',
  handlers: [
    listFinancialWeeksHandler,
    listIncentivesHandler,
    saveIncentivesHandler,
    updateIncentiveHandler,
    deleteIncentiveHandler,
    setWeekClosedHandler,
    downloadIncentivesHandler,
    listOwnIncentiveWeeksHandler,
    getOwnIncentivesHandler,
  ],
  importKinds: [incentivePayrollImportKind],
}
