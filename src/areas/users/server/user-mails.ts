import { resetMinutes } from '#areas/sessions/server/public.ts'
import { signInScreen } from '#areas/sessions/sessions.addresses.ts'

/** Hours the link of an invitation works; afterwards whoever manages users sends another. */
export const invitationHours = 72

/** Subject and text of a mail. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

const greeting = (firstName: string) => `Hello ${firstName},`

/**
 * USERS-1: the invitation to choose a password. The token stands behind the # so that it reaches no
 * server log. `providerAt` is where staff may sign in with Okta instead.
 */
export const invitationMail = (
  { firstName, byName, isStaff }: { firstName: string; byName: string; isStaff: boolean },
  link: string,
  providerAt?: string,
): MailText => ({
  subject: 'Your Larder account',
  text: `${greeting(firstName)}

${byName} has created an account for you at Larder${isStaff ? '' : ', where you order and see invoices'}.

Choose your password within ${invitationHours} hours; the link works once:
${link}
${providerAt === undefined ? '' : `\nOr sign in with Okta:\n${providerAt}\n`}
If you did not expect this, please ignore this mail.`,
})

/** USERS-1: the invitation of staff, who sign in with the distributor's own provider. */
export const staffInvitationMail = (firstName: string, byName: string, publicUrl: string): MailText => ({
  subject: 'Your Larder account',
  text: `${greeting(firstName)}

${byName} has created an account for you at Larder. Sign in with Okta:
${publicUrl}${signInScreen.at()}`,
})

/** Security 7: staff started it, only the user can finish it. */
export const resetByStaffMail = (firstName: string, byName: string, link: string): MailText => ({
  subject: 'Your Larder password was reset',
  text: `${greeting(firstName)}

${byName} has reset your password, and you were signed out everywhere.

Choose a new password within ${resetMinutes} minutes; the link works once:
${link}

If you did not ask for this, tell your sales rep.`,
})
