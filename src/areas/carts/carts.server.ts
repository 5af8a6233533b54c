import type { ServerArea } from '#platform/http/area.ts'
import {
  createCartHandler,
  discardCartHandler,
  getActiveCartHandler,
  getCartHandler,
  listCartsHandler,
  setActiveCartHandler,
} from './server/cart.routes.ts'
import { refreshCartHandler, updateCartDetailsHandler } from './server/details.routes.ts'
import { addToCartHandler, setLineHandler, setLinesHandler } from './server/line.routes.ts'
import { refreshCartsJob } from './server/refresh-carts.job.ts'
import { switchCartItemHandler, switchCartItemsHandler } from './server/switch.routes.ts'

/** Carts of ship-tos and their lines. */
export const cartsServer: ServerArea = {
  name: 'carts',
  handlers: [
    createCartHandler,
    listCartsHandler,
    getActiveCartHandler,
    getCartHandler,
    updateCartDetailsHandler,
    refreshCartHandler,
    discardCartHandler,
    setActiveCartHandler,
    addToCartHandler,
    setLineHandler,
    setLinesHandler,
    switchCartItemHandler,
    switchCartItemsHandler,
  ],
  jobs: [refreshCartsJob],
}
