export { readQueues } from './read-queues.ts'
