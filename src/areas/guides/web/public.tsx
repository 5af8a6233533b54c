export { guideTypeWords } from './guide-words.ts'
export { GuidesSummary } from './guides-summary.tsx'
