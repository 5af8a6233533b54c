import { screen } from '#contract/address.ts'

/** PLAT-9: what the demo has sent. */
export const outboxScreen = screen('/demo/outbox')
