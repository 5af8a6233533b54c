export { insertOrder, type NewOrder } from './insert-order.ts'
export { type OrderedQuantities, usualQuantities } from './usual-quantities.store.ts'
export { readOrder } from './order.store.ts'
export { recordOrderStatus, type StatusReport } from './record-order-status.ts'
