import type { ServerArea } from '#platform/http/area.ts'
import {
  createCartHandler,
  discardCartHandler,
  getActiveCartHandler,
  getCartHandler,
  setActiveCartHandler,
} from './server/cart.routes.ts'
import { getCartEndHandler } from './server/cart-end.routes.ts'
import { listCartChangesHandler, redoCartChangeHandler, undoCartChangeHandler } from './server/change.routes.ts'
import {
  refreshCartHandler,
  seeMovedDateHandler,
  updateCartDetailsHandler,
  updateCartHandler,
} from './server/details.routes.ts'
import { getCartAccessHandler, modifyCartAccessHandler } from './server/access.routes.ts'
import type { NameOfGuide } from './server/guide-of-cart.ts'
import { addToCartHandler, setLineHandler, setLinesHandler, writeLineNoteHandler } from './server/line.routes.ts'
import { listCartsHandler, listPendingCartsHandler } from './server/list.routes.ts'
import { refreshCartsJob } from './server/refresh-carts.job.ts'
import { switchCartItemHandler, switchCartItemsHandler } from './server/switch.routes.ts'

/** Carts of ship-tos and their lines. `nameOfGuide` looks into the guides above. */
export const cartsServer = (nameOfGuide: NameOfGuide): ServerArea => ({
  name: 'carts',
  handlers: [
    createCartHandler(nameOfGuide),
    listCartsHandler,
    listPendingCartsHandler,
    getCartAccessHandler,
    modifyCartAccessHandler,
    getActiveCartHandler,
    getCartHandler,
    updateCartDetailsHandler,
    updateCartHandler,
    refreshCartHandler,
    seeMovedDateHandler,
    getCartEndHandler,
    listCartChangesHandler,
    undoCartChangeHandler,
    redoCartChangeHandler,
    discardCartHandler,
    setActiveCartHandler,
    addToCartHandler(nameOfGuide),
    setLineHandler,
    setLinesHandler(nameOfGuide),
    switchCartItemHandler,
    switchCartItemsHandler,
    writeLineNoteHandler,
  ],
  jobs: [refreshCartsJob],
})
