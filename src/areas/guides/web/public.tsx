export { guideTypeWords } from './guide-words.ts'
export { GuidesSummary } from './guides-summary.tsx'
export { useGuides } from './use-guides.ts'
export { isAboutName, RefusedName } from './refused-name.tsx'
