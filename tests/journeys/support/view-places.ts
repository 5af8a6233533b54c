import { priceListScreen } from '#areas/price-lists/price-lists.addresses.ts'
import { orderViewDialog, orderViewsScreen, priceViewDialog, priceViewsScreen } from '#areas/views/views.addresses.ts'
import { over, type Place, plain } from './place.ts'

/** STAFF-4: every screen and dialog of views, and the price list. */
export const viewPlaces: readonly Place[] = [
  plain(orderViewsScreen, 'buyer'),
  over(orderViewDialog, 'buyer', orderViewsScreen, 'new'),
  plain(priceViewsScreen, 'rosa'),
  over(priceViewDialog, 'rosa', priceViewsScreen, 'new'),
  plain(priceListScreen, 'rosa'),
]
