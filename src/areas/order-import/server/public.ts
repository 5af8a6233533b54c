export { findTable } from './find-table.ts'
export type { ImportQuestion } from './order-import.store.ts'
