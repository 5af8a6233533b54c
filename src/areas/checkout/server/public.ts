export { notifyOfOrder } from './notify-of-order.ts'
export { lineDatesOf, orderOfCart, pricesNow, reviewFactsOf, shelfStockOf } from './order-of-cart.ts'
export { placeCart } from './place-cart.ts'
export { withIfShort } from './with-if-short.ts'
