export { startBuyerSandbox } from './start-buyer-sandbox.ts'
