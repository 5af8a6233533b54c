import { whole } from './config-fields.ts'

/** NEXT-12: how long messages to customers' addresses are tried. */
export const webhooks = {
  /** Hours after its first attempt in which a message is tried again. */
  giveUpHours: whole('LARDER_WEBHOOK_GIVE_UP_HOURS', 72, 1, 720),
  /** Days without a message taken after which an address is switched off. */
  switchOffDays: whole('LARDER_WEBHOOK_SWITCH_OFF_DAYS', 5, 1, 365),
}
