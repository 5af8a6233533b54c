export { Analytics } from './analytics.tsx'
export { AnalyticsCard } from './analytics-card.tsx'
