export { OrderBadge, statusWord } from './order-badge.tsx'
export { orderMeanings, OrderTimeline } from './order-timeline.tsx'
export { readOrderKey } from './read-order-key.ts'
