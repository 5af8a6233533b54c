export { FindingList } from './finding-list.tsx'
