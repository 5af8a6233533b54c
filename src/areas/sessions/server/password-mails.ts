import { newPasswordAddress } from '../sessions.addresses.ts'
import { resetMinutes } from './password.store.ts'

/**
 * AUTH-7: the mail with the link. The token stands behind the # so that it reaches no server log on
 * the way.
 */
export const passwordResetMail = (publicUrl: string, token: string): { subject: string; text: string } => ({
  subject: 'Set a new password for Larder',
  text: `Somebody asked to set a new password for this address.

Open this link within ${resetMinutes} minutes; it works once:
${publicUrl}${newPasswordAddress(token)}

If it was not you, nothing has changed and you need not do anything.`,
})

/** AUTH-7: news for the owner of an account, who may not be the one who did it. */
export const passwordChangedMail = {
  subject: 'Your Larder password was changed',
  text: `The password of your account has just been changed, and other devices were signed out.

If it was not you, use "Forgot password?" on the sign-in page now and tell your sales rep.`,
}
