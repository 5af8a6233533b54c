export { selectShipTo, shipToFacts, shipToJson, shipToOf } from './ship-to.store.ts'
