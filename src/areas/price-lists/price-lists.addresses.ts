import { screen } from '#contract/address.ts'

/** STAFF-4: the price list of the selected ship-to. */
export const priceListScreen = screen('/price-list')
