import {
  managedPricesScreen,
  newPriceChangeScreen,
  priceChangeScreen,
  priceChangesScreen,
} from '#areas/price-changes/price-changes.addresses.ts'
import { place, type Place, plain } from './place.ts'

/** ITEM-8: every screen of prices that staff edit. */
export const pricePlaces = (ids: { readonly priceChange: string }): readonly Place[] => [
  plain(managedPricesScreen, 'admin'),
  plain(newPriceChangeScreen, 'admin'),
  plain(priceChangesScreen, 'admin'),
  place(priceChangeScreen, priceChangeScreen.at({ priceChangeId: ids.priceChange }), 'admin'),
]
