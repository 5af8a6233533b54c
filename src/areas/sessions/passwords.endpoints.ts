import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { checkNewPassword, maxPasswordLength } from '#areas/people/rules/check-new-password.ts'
import { sessionRefusals } from './sessions.refusals.ts'

/** AUTH-7: a password that fulfils the rules. */
const newPassword = z
  .string()
  .max(maxPasswordLength)
  .superRefine((password, context) => {
    const problem = checkNewPassword(password)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/**
 * AUTH-7: mails a link to set a new password; the response is the same for known and unknown
 * addresses.
 */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/password-reset',
  summary: 'Ask for a link to set a new password',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1, 'Required').max(320) }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [sessionRefusals.too_many_attempts],
})

/** AUTH-7: sets the password with the link's token, once; every session of the user ends. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/password-reset/confirm',
  summary: 'Set a new password with the link of the mail',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(100), newPassword }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [sessionRefusals.reset_link_invalid, sessionRefusals.password_unchanged, sessionRefusals.too_many_attempts],
})

/** PROFILE-8: changes the user's own password; their other sessions end. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/me/password',
  summary: 'Change the user’s own password',
  noProxy: true,
  body: z.object({ oldPassword: z.string().min(1, 'Required').max(maxPasswordLength), newPassword }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [
    sessionRefusals.password_not_yours,
    sessionRefusals.password_wrong,
    sessionRefusals.password_unchanged,
    sessionRefusals.too_many_attempts,
  ],
})
