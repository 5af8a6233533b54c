export { customersToTell } from './access.store.ts'
export { contentsOf } from './listed-contents.ts'
export {
  answerCart,
  answerChange,
  type CartCall,
  type CartWork,
  changedBy,
  questionOf,
  refuseStale,
  visibleCart,
  visibleCartOf,
} from './cart-call.ts'
export { analysedCart, type AnalysedRow, type CartToAnalyse, cartToAnalyse } from './cart-to-analyse.ts'
export { cartQuery, type CartQuestion, type CartRow, lockCart } from './cart.store.ts'
export { discardPunchoutCarts } from './discard-punchout-carts.ts'
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
  priceBeforeOverride,
} from './loaded-cart.ts'
export { cartOfOrder, makeActive } from './make-active.ts'
export { openCartLines } from './open-cart-lines.store.ts'
export { type ChangedBy, saveCart } from './save-cart.ts'
export { startCart } from './start-cart.ts'
export { toCart, toSummary, totalledLines } from './to-cart.ts'
