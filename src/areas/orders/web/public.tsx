export { OrderBadge, statusWord } from './order-badge.tsx'
export { orderMeanings, OrderTimeline } from './order-timeline.tsx'
