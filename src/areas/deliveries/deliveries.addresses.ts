import { screen } from '#contract/address.ts'

export const deliveriesScreen = screen('/deliveries', ['channel', 'state', 'cursor'])
