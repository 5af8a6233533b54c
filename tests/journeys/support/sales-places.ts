import { teamScreen } from '#areas/dashboard/dashboard.addresses.ts'
import {
  budgetDialog,
  lapsedCustomersScreen,
  lapsedItemsScreen,
  saleLinesScreen,
  salesScreen,
  spendScreen,
  walletGapsScreen,
} from '#areas/sales-analytics/sales-analytics.addresses.ts'
import { over, type Place, plain } from './place.ts'

/** STAFF-6, NEXT-11: every screen and dialog of sales, teams and spend. */
export const salesPlaces: readonly Place[] = [
  plain(salesScreen, 'rosa'),
  plain(saleLinesScreen, 'rosa'),
  plain(lapsedItemsScreen, 'rosa'),
  plain(lapsedCustomersScreen, 'rosa'),
  plain(walletGapsScreen, 'rosa'),
  plain(teamScreen, 'admin'),
  plain(spendScreen, 'buyer'),
  over(budgetDialog, 'buyer', spendScreen),
]
