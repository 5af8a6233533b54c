export { startCardSandbox } from './start-card-sandbox.ts'
