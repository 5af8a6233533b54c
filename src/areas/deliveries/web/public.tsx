export { DeliveryHint } from './delivery-hint.tsx'
export { RepeatFailed } from './repeat-failed.tsx'
