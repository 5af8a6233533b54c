export { readWebhookQueue } from './queue-state.ts'
