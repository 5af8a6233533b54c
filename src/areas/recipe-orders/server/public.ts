export { planOrder } from './plan-order.ts'
