export { coversCustomers, servesAll, sharesCustomers } from './covers-customers.ts'
export { mayBillTo } from './may-bill-to.ts'
export { mayShipTo } from './may-ship-to.ts'
export { currentUserOf, shipTosOf } from './user.store.ts'
