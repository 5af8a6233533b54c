import type { ServerArea } from '#platform/http/area.ts'
import { salesBookChecks } from './server/book-checks.ts'
import { getDayPlanHandler } from './server/day-plan.routes.ts'
import {
  getWalletGapsHandler,
  listLapsedCustomersHandler,
  listLapsedItemsHandler,
  suggestUsualItemHandler,
  withdrawSuggestedItemHandler,
} from './server/habits.routes.ts'
import {
  downloadSpendHandler,
  getSpendHandler,
  listPaidPricesHandler,
  setSpendBudgetHandler,
} from './server/spend.routes.ts'
import { downloadSalesHandler, getSalesHandler, listSaleLinesHandler } from './server/sales.routes.ts'
import { summarizeSalesJob } from './server/summarize-sales.ts'

/** STAFF-6, NEXT-11: what was sold, by whom, to whom, and what was not bought any more. */
export const salesAnalyticsServer: ServerArea = {
  name: 'sales-analytics',
  handlers: [
    getSalesHandler,
    downloadSalesHandler,
    listSaleLinesHandler,
    listLapsedItemsHandler,
    listLapsedCustomersHandler,
    getWalletGapsHandler,
    suggestUsualItemHandler,
    withdrawSuggestedItemHandler,
    getDayPlanHandler,
    getSpendHandler,
    downloadSpendHandler,
    listPaidPricesHandler,
    setSpendBudgetHandler,
  ],
  jobs: [summarizeSalesJob],
  bookChecks: salesBookChecks,
}
