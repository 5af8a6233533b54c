import { refusals } from '#contract/refusals.ts'

/** Every "no" to a message from the ERP. */
export const erpRefusals = refusals({
  signature_wrong: [401, 'The signature does not fit the message.'],
})
