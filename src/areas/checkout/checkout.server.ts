import type { ServerArea } from '#platform/http/area.ts'
import { placeOrderHandler, reviewCartHandler } from './server/checkout.routes.ts'

/** Reviewing a cart and placing its order. */
export const checkoutServer: ServerArea = { name: 'checkout', handlers: [reviewCartHandler, placeOrderHandler] }
