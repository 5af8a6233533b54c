export { OrderBadge, statusWord } from './order-badge.tsx'
export { OrderTimeline } from './order-timeline.tsx'
