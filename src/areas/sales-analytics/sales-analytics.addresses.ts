import { dialog, screen } from '#contract/address.ts'

const filters = ['period', 'division', 'shipTo', 'rep', 'category', 'brand', 'itemNumber'] as const

/** STAFF-6: sales by one thing. */
export const salesScreen = screen('/sales-analytics', ['by', 'measure', 'ranking', ...filters])
/** STAFF-6: the lines behind a sum. */
export const saleLinesScreen = screen('/sales-analytics/lines', ['from', 'until', 'page', ...filters])
/** STAFF-6: items that customers stopped buying. */
export const lapsedItemsScreen = screen('/sales-analytics/lapsed-items', ['page', 'division', 'shipTo', 'rep'])
/** STAFF-6: customers who stopped ordering. */
export const lapsedCustomersScreen = screen('/sales-analytics/lapsed-customers', ['page', 'rep'])
/** STAFF-6: what kitchens like the selected one buy and it does not. */
export const walletGapsScreen = screen('/sales-analytics/gaps')
/** NEXT-11: what the selected ship-to and its siblings spend. */
export const spendScreen = screen('/spend', ['by', 'onlyThis'])
/** NEXT-11: the monthly budget of the selected ship-to. */
export const budgetDialog = dialog('dialog', 'spend-budget')
