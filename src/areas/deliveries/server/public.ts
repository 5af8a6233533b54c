export { changeDelivery, repeatAllFailed } from './change-delivery.ts'
export { readChannelStates } from './channel-states.ts'
export { readDeliveries } from './delivery.store.ts'
