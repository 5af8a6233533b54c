export { DeliveryHint } from './delivery-hint.tsx'
