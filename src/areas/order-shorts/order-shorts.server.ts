import type { ServerArea } from '#platform/http/area.ts'
import { answerOrderShortHandler, listOrderShortsHandler } from './server/order-shorts.routes.ts'

/** NEXT-3: lines of placed orders that come short. */
export const orderShortsServer: ServerArea = {
  name: 'order-shorts',
  handlers: [listOrderShortsHandler, answerOrderShortHandler],
}
