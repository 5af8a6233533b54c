export { mayShipTo } from './may-ship-to.ts'
export { shipToFacts } from './ship-to.store.ts'
