export { insertRun, settleRun } from './run.store.ts'
export { calendarOf } from './schedule-of.ts'
export { insertOrder } from './standing-order.store.ts'
