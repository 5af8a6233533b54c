export { shipToFacts } from './ship-to.store.ts'
