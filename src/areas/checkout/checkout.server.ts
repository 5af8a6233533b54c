import type { ServerArea } from '#platform/http/area.ts'
import { reorderHandler, reorderIntoCartHandler } from './server/reorder.routes.ts'
import { cancelOrderHandler, changeOrderHandler } from './server/change-order.routes.ts'
import { analyseCartHandler } from './server/analysis.routes.ts'
import { placeOrderHandler, reviewCartHandler } from './server/checkout.routes.ts'
import { remindCutOffJob } from './server/remind-cut-off.job.ts'

/** Reviewing a cart and placing its order. */
export const checkoutServer: ServerArea = {
  name: 'checkout',
  handlers: [
    reviewCartHandler,
    analyseCartHandler,
    placeOrderHandler,
    changeOrderHandler,
    cancelOrderHandler,
    reorderHandler,
    reorderIntoCartHandler,
  ],
  jobs: [remindCutOffJob],
}
