export { answerOrder } from './answer-order.ts'
