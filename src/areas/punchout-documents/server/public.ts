export { readDocumentQueue } from './queue-state.ts'
