export { GuidesSummary } from './guides-summary.tsx'
