export { Analytics } from './analytics.tsx'
export { loadAnalyticsCard } from './load-analytics-card.ts'
