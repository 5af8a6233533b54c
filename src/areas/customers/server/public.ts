export { accountFiguresJson } from './account-figures.ts'
export { billTosOfUser } from './bill-to.store.ts'
export { nameOfStaff } from './name-of-staff.ts'
export { selectShipTo, shipToFacts, shipToJson, shipToOf } from './ship-to.store.ts'
