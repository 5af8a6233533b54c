import { refusals } from '#contract/refusals.ts'

/** Every "no" of notifications. */
export const notificationRefusals = refusals({
  phone_needed: [
    409,
    'Text messages need a proved number. Please enable two-factor authentication with your phone first.',
  ],
})
