export { insertDistribution, saveShipTos } from './distribution.store.ts'
export { beginRun, endRun, settleResult } from './run.store.ts'
