export { customersToTell } from './access.store.ts'
export { contentsOf } from './listed-contents.ts'
export {
  answerCart,
  answerChange,
  type CartCall,
  changedBy,
  questionOf,
  refuseStale,
  visibleCart,
  visibleCartOf,
} from './cart-call.ts'
export { type CartToAnalyse, cartToAnalyse } from './cart-to-analyse.ts'
export { cartQuery, type CartQuestion, type CartRow, lockCart } from './cart.store.ts'
export { guideOfCart, type NameOfGuide, renameGuideOfCarts } from './guide-of-cart.ts'
export { factsOf, lineErrorOf, lineOf, saveLines } from './line.routes.ts'
export {
  calendarOf,
  type CartItem,
  lineFactsOf,
  linePrice,
  type LoadedCart,
  overridesOf,
  packingOf,
} from './loaded-cart.ts'
export { cartOfOrder, makeActive } from './make-active.ts'
export { type ChangedBy, saveCart } from './save-cart.ts'
export { startCart } from './start-cart.ts'
export { toCart, toSummary, totalledLines } from './to-cart.ts'
