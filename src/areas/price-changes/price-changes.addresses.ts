import { screen } from '#contract/address.ts'

/** ITEM-8: stored prices that staff may edit. */
export const managedPricesScreen = screen('/managed-prices', ['division', 'kind', 'scope', 'phase', 'keyword'])
/** A change that is being typed; with an item and a scope it starts with that price. */
export const newPriceChangeScreen = screen('/managed-prices/change', ['division', 'item', 'scope', 'since'])
/** The history of a division. */
export const priceChangesScreen = screen('/managed-prices/history', ['division', 'keyword'])
/** One change of it. */
export const priceChangeScreen = screen('/managed-prices/history/$priceChangeId')
