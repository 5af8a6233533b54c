export { decideShorts } from './decide-shorts.ts'
export { noticeShorts } from './notice-shorts.ts'
export { shortOrderById } from './order-short.store.ts'
