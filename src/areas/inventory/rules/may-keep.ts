import { allow, type Decision, refuse } from '#kit/decision.ts'

/**
 * Max operations of one person that wait on a device, over all counts (design, libraries 8): about
 * ten hours of counting without a connection.
 */
export const maxKept = 5000

/** NEXT-9: whether one more quantity may wait on this device, where `kept` wait already. */
export const mayKeep = (kept: number): Decision =>
  kept < maxKept
    ? allow()
    : refuse({
        code: 'too_many_kept',
        status: 422,
        message: `${maxKept.toLocaleString('en-US')} quantities wait on this device, and it keeps no more. Please connect and let them be sent, then go on counting.`,
      })
