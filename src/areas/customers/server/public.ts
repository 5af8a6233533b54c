export { billTosOfUser } from './bill-to.store.ts'
export { selectShipTo, shipToFacts, shipToJson, shipToOf } from './ship-to.store.ts'
