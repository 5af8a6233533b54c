export { FindingRows } from './finding-rows.tsx'
export { callFor, inputFor, integrationAddress, type Owner } from './punchout-place.ts'
