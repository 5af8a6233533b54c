export { readEdiQueue } from './queue-state.ts'
