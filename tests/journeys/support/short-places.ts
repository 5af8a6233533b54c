import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { orderShortsDialog } from '#areas/order-shorts/order-shorts.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { ifShortDialog, substitutionsScreen } from '#areas/substitutions/substitutions.addresses.ts'
import { over, type Place, plain } from './place.ts'

/** NEXT-3: the preferences, one of them, and the short lines of an order. */
export const shortPlaces = ({ item, order }: { readonly item: string; readonly order: string }): readonly Place[] => [
  plain(substitutionsScreen, 'buyer'),
  over(ifShortDialog, 'buyer', shopScreen, item),
  over(orderShortsDialog, 'buyer', ordersScreen, order),
]
