export { OrderBadge } from './order-badge.tsx'
export { OrderTimeline } from './order-timeline.tsx'
